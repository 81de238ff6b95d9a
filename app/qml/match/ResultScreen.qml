pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The end of a match: the winner, the reason, and buttons for the next step.
Sheet {
    id: result

    required property TableModel table
    required property ReplayModel replayed
    // All buttons are as wide as the widest one.
    readonly property real even: Math.max(again.implicitWidth, others.implicitWidth, same.implicitWidth, replay.implicitWidth, look.implicitWidth)

    signal replayWanted
    signal analysisWanted

    dim: .74
    centered: true
    // Wide enough for all buttons in one row, if the window is wide enough.
    preferredWidth: Math.max(Theme.letters(640), Math.ceil(5 * even + 4 * between))
    spacing: Theme.px(16)
    Accessible.name: table.result.title + ". " + table.result.sentence

    Icon {
        id: sign

        name: result.table.result.won ? "laurels" : "checkered-flag"
        tint: result.table.result.won ? Theme.brass : Theme.faint
        width: Theme.px(130)
        height: width
        anchors.horizontalCenter: parent.horizontalCenter

        // A gleam that passes over the laurels.
        Item {
            id: gleam

            visible: result.table.result.won && passing.running
            x: -width
            width: sign.width * .22
            height: sign.height
            clip: true

            Icon {
                name: sign.name
                tint: Qt.lighter(Theme.gold, 1.5)
                x: -gleam.x
                width: sign.width
                height: sign.height
            }

            SequentialAnimation {
                id: passing

                running: result.visible && result.table.result.won && Theme.motion
                loops: 3

                PauseAnimation {
                    duration: 500
                }
                NumberAnimation {
                    target: gleam
                    property: "x"
                    from: -gleam.width
                    to: sign.width
                    duration: 900
                    easing.type: Easing.InOutSine
                }
            }
        }
    }

    PlainText {
        width: parent.width
        text: result.table.result.title
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(54)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    MarkedText {
        visible: text !== ""
        width: parent.width
        markup: result.table.result.blow
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(19)
        Accessible.role: Accessible.StaticText
        Accessible.name: plain
    }

    PlainText {
        width: parent.width
        text: result.table.result.sentence
        color: Theme.soft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(19)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    // The evaluation over the match. A player is ahead while the player's curve is above the middle.
    CurveChart {
        id: course

        readonly property bool duel: curves.length === 1

        visible: curves.length > 0
        width: parent.width
        height: Math.max(Theme.px(150), 100)
        curves: result.table.result.curves
        turns: result.table.result.turns
        Accessible.name: qsTr("Win chance by turn")

        // In a match of two, the names of both players: each is ahead in the half with the player's name.
        Repeater {
            model: course.duel ? [course.curves[0].name, course.curves[0].other] : []

            PlainText {
                required property int index
                required property string modelData

                x: course.xOf(0) + Theme.px(8)
                y: index === 0 ? course.yOf(1) + Theme.px(4) : course.plotBottom - height - Theme.px(8)
                text: modelData
                color: Theme.soft
                font.family: Theme.sans
                font.pixelSize: Theme.letters(13)
            }
        }
    }

    Row {
        visible: course.visible && !course.duel
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(22)

        Repeater {
            model: course.duel ? [] : course.curves

            PlainText {
                required property var modelData

                text: "— " + modelData.name
                color: Theme.seat(modelData.seat)
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Theme.letters(14)
            }
        }
    }

    PlainText {
        visible: course.visible
        width: parent.width
        text: qsTr("Estimated at the start of each turn, knowing all hidden cards.")
        color: Theme.faint
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }

    // The mistakes that the analysis has confirmed, and a button to look at them.
    Flow {
        id: mistakes

        readonly property real both: counts.implicitWidth + spacing + analyze.width

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(both, parent.width)
        spacing: Theme.px(14)

        PlainText {
            id: counts

            width: Math.min(implicitWidth, mistakes.width)
            height: mistakes.both > mistakes.width ? implicitHeight : analyze.height
            text: result.replayed.mistakesInWords
            color: Theme.soft
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PlainButton {
            id: analyze

            text: qsTr("Analyze")
            iconName: "chart"
            size: 14
            tooltip: qsTr("Shows the replay with the chance and the mistakes of every decision")
            onClicked: result.analysisWanted()
        }
    }

    PlainText {
        visible: text !== ""
        width: parent.width
        text: result.table.result.series
        color: Theme.gold
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(24)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    buttons: [
        PlainButton {
            id: again

            width: result.even
            text: result.table.result.seriesGoesOn ? qsTr("Next match") : qsTr("Rematch")
            primary: !fresh.running
            focus: true
            implicitHeight: Math.max(Theme.px(50), 30)
            onClicked: result.table.again()

            // Ignores keys for 1.5 s, because a key pressed to hurry the last moments was not meant for this button.
            Keys.onPressed: event => event.accepted = fresh.running

            Timer {
                id: fresh

                interval: 1500
                running: result.visible
            }
        },
        PlainButton {
            id: same

            width: result.even
            visible: !result.table.result.seriesGoesOn
            text: qsTr("Same hands")
            tooltip: qsTr("Play this match again with the same cards drawn")
            implicitHeight: Math.max(Theme.px(50), 30)
            onClicked: result.table.result.playSameHands()
        },
        PlainButton {
            id: others

            width: result.even
            text: qsTr("Change decks")
            implicitHeight: Math.max(Theme.px(50), 30)
            onClicked: result.table.leave()
        },
        PlainButton {
            id: replay

            width: result.even
            text: qsTr("Replay")
            iconName: "archive-research"
            tooltip: qsTr("Watch this match from the start")
            implicitHeight: Math.max(Theme.px(50), 30)
            onClicked: result.replayWanted()
        },
        PlainButton {
            id: look

            width: result.even
            text: qsTr("View table")
            iconName: "magnifying-glass"
            implicitHeight: Math.max(Theme.px(50), 30)
            onClicked: result.closed()
        }
    ]
}
