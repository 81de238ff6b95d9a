pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The question to the player, beside the hand, with the card that asks. Without a question, it shows the player for
// whom the match waits.
Item {
    id: bar

    required property TableModel table
    readonly property bool asked: table.question.asked
    readonly property string walkGroup: "question"

    signal sourceLookedAt(Item card)
    signal sourceLookedAway(Item card)

    Binding {
        target: bar.table.layout
        property: "letters"
        value: Preferences.letters
    }

    Binding {
        target: bar.table.layout
        property: "cardSize"
        value: Preferences.cards
    }

    // The bar grows with its text.
    Binding {
        target: bar.table.layout
        property: "questionNeeds"
        value: bar.asked ? Math.ceil(words.implicitHeight + Theme.px(20)) : 0
    }

    Rectangle {
        anchors.centerIn: parent
        width: bar.asked ? Math.min(parent.width, Math.max(row.implicitWidth + Theme.px(36), Theme.px(520)))
                         : row.implicitWidth + Theme.px(40)
        height: bar.asked ? parent.height : Math.min(parent.height, Theme.px(54))
        radius: Theme.px(18)
        color: bar.asked ? Qt.alpha(Theme.question, .95) : Qt.alpha(Theme.waiting, .6)
        border.width: bar.asked ? Math.max(1, Theme.px(1.6)) : 1
        border.color: bar.asked ? Theme.gold : Theme.line
        visible: bar.asked || bar.table.result.over || bar.table.waitingFor !== ""

        RowLayout {
            id: row

            anchors.fill: parent
            anchors.leftMargin: Theme.px(16)
            anchors.rightMargin: Theme.px(16)
            anchors.topMargin: Theme.px(10)
            anchors.bottomMargin: Theme.px(10)
            spacing: Theme.px(16)

            CardFace {
                id: source

                visible: bar.asked && bar.table.question.sourceKey !== ""
                faceKey: bar.table.question.sourceKey
                // The size is independent of the height of the bar, so that the text beside the card keeps its width.
                Layout.preferredHeight: Math.max(Theme.px(102), 72)
                Layout.preferredWidth: Math.max(Theme.px(102), 72) / 1.4
                Accessible.name: bar.table.question.title

                HoverHandler {
                    onHoveredChanged: hovered ? bar.sourceLookedAt(source) : bar.sourceLookedAway(source)
                }
            }

            ColumnLayout {
                id: words

                visible: bar.asked
                spacing: Theme.px(4)
                Layout.fillWidth: true

                QuestionText {
                    table: bar.table
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                }

                AnswerButtons {
                    table: bar.table
                    Layout.fillWidth: true
                }
            }

            PlainText {
                visible: !bar.asked
                text: bar.table.result.over ? bar.table.result.title
                      : bar.table.stopsNext ? qsTr("Waiting for %1… You will be asked at your next chance.").arg(bar.table.waitingFor)
                      : qsTr("Waiting for %1…").arg(bar.table.waitingFor)
                color: Theme.soft
                font.family: Theme.sans
                font.pixelSize: Theme.letters(16)
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
            }

            PlainButton {
                visible: bar.table.result.over
                text: bar.table.result.seriesGoesOn ? qsTr("Next match") : qsTr("Rematch")
                onClicked: bar.table.again()
            }

            PlainButton {
                visible: bar.table.result.over
                text: qsTr("Change decks")
                onClicked: bar.table.leave()
            }
        }
    }

    // The source of the question, the question itself, and the cost that is paid and still to pay.
    component QuestionText: ColumnLayout {
        id: question

        required property TableModel table

        spacing: Theme.px(1)

        RowLayout {
            spacing: Theme.px(14)

            PlainText {
                text: question.table.question.title
                color: Theme.brass
                elide: Text.ElideRight
                Layout.fillWidth: true
                Layout.minimumWidth: 60
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(17)
            }

            CostPips {
                visible: question.table.question.paid.length > 0
                cost: question.table.question.paid
                side: Theme.letters(18)
                opacity: .35
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Paid: %1").arg(question.table.question.paidWords)
            }

            CostPips {
                visible: question.table.question.cost.length > 0
                cost: question.table.question.cost
                side: Theme.letters(22)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Left to pay: %1").arg(question.table.question.costWords)
            }
        }

        TermText {
            game: question.table.game
            plain: question.table.gesture.aimed < 0 ? question.table.question.sentence
                   : qsTr("Choose a highlighted target, or press %1 to pick another card.").arg(KeyBindings.caps.cancel)
            color: Theme.text
            wrapMode: Text.WordWrap
            maximumLineCount: 4
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            Layout.fillWidth: true
            Layout.fillHeight: true
            font.family: Theme.sans
            font.pixelSize: Theme.letters(17)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: plain
        }
    }

    // A row of pips.
    component CostPips: Row {
        id: pips

        required property list<string> cost
        property real side: Theme.px(20)

        spacing: side * .12

        Repeater {
            model: pips.cost

            Pip {
                required property string modelData

                pip: modelData
                side: pips.side
            }
        }
    }
}
