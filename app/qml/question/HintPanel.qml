pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The best replies to the question, found by a search with only the information of this player.
Column {
    id: panel

    required property TableModel table
    // False if heuristics leave a single reply, which then lacks a searched winning chance.
    property bool rated: true

    spacing: Theme.px(7)

    SectionHeading {
        width: parent.width
        title: qsTr("Hint")
        note: panel.table.hints.thinking ? qsTr("thinking… (%1 to stop)").arg(KeyBindings.caps.hint)
              : panel.rated ? qsTr("your win chance") : qsTr("no good alternative")
    }

    Rectangle {
        visible: panel.table.hints.thinking
        width: parent.width
        height: Math.max(3, Theme.px(6))
        radius: height / 2
        color: Theme.raised
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Thinking about a hint")

        Rectangle {
            width: Math.max(parent.height, parent.width * panel.table.hints.progress / 100)
            height: parent.height
            radius: parent.radius
            color: Theme.asks
        }
    }

    // The only place of the window that says what a chance is.
    PlainText {
        visible: panel.rated && !panel.table.hints.thinking
        width: parent.width
        text: qsTr("How likely you are to win if everyone keeps playing this well. ± is a 95% interval.")
        color: Theme.faint
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }

    Repeater {
        model: panel.table.hints.rows
        onItemAdded: (index, item) => panel.rated = item.chance !== ""

        HintRow {
            table: panel.table
            width: panel.width
        }
    }

    // A reply with its winning chance, its loss against the best reply, and its expected continuation. Clicking the row
    // submits the reply.
    component HintRow: T.AbstractButton {
        id: row

        required property TableModel table
        required property int index
        required property int answer
        required property string words
        required property string chance
        required property real share
        required property string margin
        required property string loss
        required property bool asGood
        required property string line
        required property string spoken
        readonly property bool looked: hovered || visualFocus
        readonly property string reason: index === 0 ? table.hints.reason : ""

        implicitHeight: content.implicitHeight + Theme.px(16)
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: (spoken + " " + reason).trim()
        Accessible.onPressAction: row.clicked()
        Keys.onReturnPressed: row.clicked()
        Keys.onEnterPressed: row.clicked()
        onClicked: table.follow(index)
        onLookedChanged: table.hints.pointAt(index, looked)

        background: Rectangle {
            radius: Theme.px(10)
            color: row.looked ? Theme.buttonHovered : Theme.raised
            border.width: row.visualFocus ? 2 : 1
            border.color: row.visualFocus ? Theme.text : row.index === 0 ? Theme.asks : Theme.line
        }

        Column {
            id: content

            x: Theme.px(12)
            y: Theme.px(7)
            width: parent.width - Theme.px(24)
            spacing: Theme.px(4)

            Item {
                width: parent.width
                height: Math.max(title.height, number.height)

                PlainText {
                    id: title

                    width: parent.width - number.width - Theme.px(8)
                    text: row.words
                    color: Theme.text
                    wrapMode: Text.WordWrap
                    font.family: Theme.sans
                    font.weight: row.index === 0 ? Font.Bold : Font.Medium
                    font.pixelSize: Theme.letters(15)
                }

                PlainText {
                    id: number

                    anchors.right: parent.right
                    text: row.chance
                    color: row.index === 0 ? Theme.asks : Theme.soft
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: Theme.letters(17)
                }
            }

            Item {
                visible: row.chance !== ""
                width: parent.width
                height: margin.height

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    // In each row the same width, with room for "as good" beside it.
                    width: parent.width - Theme.letters(118)
                    height: Math.max(3, Theme.px(5))
                    radius: height / 2
                    color: Theme.feltRim

                    Rectangle {
                        width: parent.width * row.share
                        height: parent.height
                        radius: parent.radius
                        color: row.index === 0 ? Theme.asks : Theme.faint
                    }
                }

                PlainText {
                    id: loss

                    anchors.right: margin.left
                    anchors.rightMargin: Theme.px(10)
                    text: row.loss
                    color: row.asGood ? Theme.soft : Theme.worse
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(13)
                }

                PlainText {
                    id: margin

                    anchors.right: parent.right
                    text: row.margin
                    color: Theme.faint
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(13)
                }
            }

            PlainText {
                visible: row.reason !== ""
                width: parent.width
                text: row.reason
                color: Theme.soft
                wrapMode: Text.WordWrap
                lineHeight: 1.1
                font.family: Theme.sans
                font.pixelSize: Theme.letters(13)
            }

            PlainText {
                visible: row.line !== ""
                width: parent.width
                text: row.line
                color: Theme.faint
                wrapMode: Text.WordWrap
                lineHeight: 1.1
                font.family: Theme.sans
                font.pixelSize: Theme.letters(13)
            }
        }
    }
}
