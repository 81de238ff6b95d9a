pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The phases of a turn, with the current phase highlighted. Clicking a phase advances the turn to it, if that is a
// legal reply. Keyboard users have the answer buttons for this.
Item {
    id: rail

    required property TableModel table
    readonly property real room: height - heading.height - Theme.px(12)
    readonly property real step: Math.min(Theme.letters(15) * 1.75, room / Math.max(1, table.phases.length))

    HoverHandler {
        id: area
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.px(8)

        Column {
            id: heading

            width: parent.width
            visible: rail.height > 150

            PlainText {
                width: parent.width
                text: rail.table.turn > 0 ? qsTr("Turn %1").arg(rail.table.turn) : qsTr("Opening hands")
                elide: Text.ElideRight
                color: Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(21)
            }

            PlainText {
                width: parent.width
                text: rail.table.turn > 0 ? rail.table.turnName
                      : rail.table.myTurn ? qsTr("You go first") : qsTr("%1 goes first").arg(rail.table.turnName)
                color: Theme.faint
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
            }
        }

        Column {
            width: parent.width

            Repeater {
                model: rail.table.phases

                Item {
                    id: entry

                    required property int index
                    required property string modelData
                    readonly property bool now: index === rail.table.phase
                    readonly property bool past: index < rail.table.phase
                    readonly property int answer: rail.table.phaseAnswers[index] ?? -1
                    readonly property bool open: answer >= 0

                    width: rail.width
                    height: rail.step
                    Accessible.role: open ? Accessible.Button : Accessible.StaticText
                    Accessible.name: now ? qsTr("%1, now").arg(modelData)
                                     : open ? qsTr("Go to %1").arg(modelData) : modelData
                    Accessible.description: GlossaryPages.meaning(rail?.table.game ?? "", modelData)
                    Accessible.onPressAction: if (open) rail.table.answer(answer)

                    HoverHandler {
                        id: pointer

                        cursorShape: entry.open ? Qt.PointingHandCursor : Qt.ArrowCursor
                    }

                    Tooltip {
                        text: entry.Accessible.description
                        term: entry.modelData
                        wanted: pointer.hovered && !overStop.hovered
                    }

                    TapHandler {
                        enabled: entry.open
                        onTapped: rail.table.answer(entry.answer)
                    }

                    Rectangle {
                        id: dot

                        x: Theme.px(2)
                        width: Math.max(7, Theme.px(entry.now ? 12 : 9))
                        height: width
                        radius: width / 2
                        anchors.verticalCenter: parent.verticalCenter
                        color: entry.now ? (rail.table.question.asked ? Theme.gold : Theme.bright)
                               : pointer.hovered && entry.open ? Theme.gold : entry.past ? Theme.stepPast : Theme.stepAhead
                        border.width: entry.open ? Math.max(1, Theme.px(1.5)) : 0
                        border.color: Theme.gold
                    }

                    StopMark {
                        id: stop

                        game: rail.table.game
                        mine: rail.table.myTurn
                        phase: entry.index
                        visible: set || (area.hovered && !rail.table.watching)
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(4)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(11, Math.min(Theme.px(18), rail.step * .8))

                        HoverHandler {
                            id: overStop
                        }
                    }

                    PlainText {
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(24)
                        anchors.right: stop.visible ? stop.left : parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: entry.modelData
                        elide: Text.ElideRight
                        color: entry.now || (pointer.hovered && entry.open) ? Theme.text : entry.open ? Theme.soft : Theme.faint
                        font.family: Theme.sans
                        font.weight: entry.now ? Font.Bold : Font.Normal
                        font.pixelSize: Math.max(10, Math.min(Theme.letters(15), rail.step * .8))
                    }
                }
            }
        }
    }

    // A stop mark: requests a question in this phase, in the player's own turns or in those of others. Clicking the
    // mark sets or clears it. Keyboard users have AutoPassSheet for this.
    component StopMark: Rectangle {
        id: mark

        required property string game
        required property bool mine
        required property int phase
        readonly property var kept: Preferences.asking[game] ?? ({})
        readonly property bool set: (kept.stops ?? []).includes(Preferences.stop(mine, phase))

        height: width
        radius: width * .3
        color: set ? Theme.lost : "transparent"
        border.width: 1
        border.color: set ? Theme.inkOnNumber : Theme.faint
        Accessible.role: Accessible.CheckBox
        Accessible.name: qsTr("Stop here")
        Accessible.checked: set
        Accessible.onPressAction: Preferences.toggleStop(game, mine, phase)
        Accessible.onToggleAction: Preferences.toggleStop(game, mine, phase)

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * .5
            height: Math.max(2, parent.height * .18)
            color: mark.set ? Theme.inkOnNumber : Theme.faint
        }

        MouseArea {
            id: mouse

            anchors.fill: parent
            anchors.margins: -3
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: Preferences.toggleStop(mark.game, mark.mine, mark.phase)
        }

        Tooltip {
            text: mark.set ? qsTr("You will stop here. Click to remove the stop.")
                           : qsTr("Add a stop: pause in this phase")
            wanted: mouse.containsMouse
        }
    }
}
