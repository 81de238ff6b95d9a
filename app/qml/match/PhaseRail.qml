pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The parts of a turn and where it stands.
Item {
    id: rail

    required property TableModel table
    readonly property real room: height - heading.height - Theme.px(12)
    readonly property real step: Math.min(Theme.letters(15) * 1.75, room / Math.max(1, table.phases.length))

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.px(8)

        Column {
            id: heading

            width: parent.width
            visible: rail.height > 150

            Text {
                text: qsTr("Turn %1").arg(rail.table.turn)
                color: Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(21)
            }

            Text {
                width: parent.width
                text: rail.table.turnName
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

                    width: rail.width
                    height: rail.step
                    Accessible.role: Accessible.StaticText
                    Accessible.name: now ? qsTr("%1, now").arg(modelData) : modelData

                    Rectangle {
                        id: dot

                        x: Theme.px(2)
                        width: Math.max(7, Theme.px(entry.now ? 12 : 9))
                        height: width
                        radius: width / 2
                        anchors.verticalCenter: parent.verticalCenter
                        color: entry.now ? (rail.table.asked ? Theme.gold : Theme.paper)
                               : entry.past ? "#4a5f56" : "#2b3b34"
                    }

                    Text {
                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(24)
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: entry.modelData
                        elide: Text.ElideRight
                        color: entry.now ? Theme.text : Theme.faint
                        font.family: Theme.sans
                        font.weight: entry.now ? Font.Bold : Font.Normal
                        font.pixelSize: Math.max(10, Math.min(Theme.letters(15), rail.step * .8))
                    }
                }
            }
        }
    }
}
