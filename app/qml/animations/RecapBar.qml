pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// A bar in the place of the question during the recap of the last turn. It describes the current step and has buttons
// for other steps and for the end of the recap.
Item {
    id: bar

    required property TableModel table

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Qt.alpha(Theme.waiting, .95)
        border.width: 1
        border.color: Qt.alpha(Theme.brass, .6)

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(18)
            anchors.rightMargin: Theme.px(14)
            anchors.topMargin: Theme.px(10)
            anchors.bottomMargin: Theme.px(10)
            spacing: Theme.px(6)

            MarkedText {
                markup: bar.table.moment.words
                color: Theme.text
                wrapMode: Text.WordWrap
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.pixelSize: Theme.letters(17)
                Accessible.role: Accessible.StaticText
                Accessible.name: plain
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            RowLayout {
                spacing: Theme.px(7)
                Layout.fillWidth: true

                PlainButton {
                    iconName: "fast-backward-button"
                    tooltip: qsTr("Step back (%1)").arg(KeyBindings.caps.left)
                    enabled: bar.table.recap.place > 0
                    onClicked: bar.table.lookAt(bar.table.recap.place - 1)
                }

                PlainButton {
                    iconName: bar.table.recap.plays ? "pause-button" : "play-button"
                    tooltip: (bar.table.recap.plays ? qsTr("Pause (%1)") : qsTr("Play (%1)")).arg(KeyBindings.caps.golden)
                    onClicked: bar.table.playLook()
                }

                PlainButton {
                    iconName: "fast-forward-button"
                    tooltip: qsTr("Step forward (%1)").arg(KeyBindings.caps.right)
                    onClicked: bar.table.lookAt(bar.table.recap.place + 1)
                }

                PlainText {
                    text: qsTr("%1 of %2").arg(bar.table.recap.place + 1).arg(bar.table.recap.count)
                    color: Theme.soft
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(15)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    Layout.leftMargin: Theme.px(6)
                }

                // The cards of the turn, one for each step. Clicking a card jumps to its step.
                Row {
                    id: ribbon

                    readonly property real step: Math.min(Theme.px(46), width / Math.max(1, bar.table.recap.count))

                    clip: true
                    Layout.fillWidth: true
                    Layout.minimumWidth: 0
                    Layout.preferredHeight: Theme.px(44)

                    Repeater {
                        model: bar.table.recap.steps

                        RecapStep {
                            width: ribbon.step
                            height: ribbon.height
                            now: index === bar.table.recap.place
                            onChosen: bar.table.lookAt(index)
                        }
                    }
                }

                PlainButton {
                    primary: true
                    text: qsTr("Back to the match")
                    keycap: KeyBindings.caps.cancel
                    onClicked: bar.table.lookAt(bar.table.recap.count)
                }
            }
        }
    }

    // A step of the recap: the picture of its card, or a dot for a step without a card.
    component RecapStep: Item {
        id: step

        required property int index
        required property string modelData
        required property bool now

        signal chosen

        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Step %1").arg(index + 1)
        Accessible.onPressAction: chosen()

        CardArt {
            visible: step.modelData !== ""
            anchors.fill: parent
            anchors.margins: Theme.px(2)
            faceKey: step.modelData
            opacity: step.now || pointer.hovered ? 1 : .6
        }

        Rectangle {
            visible: step.modelData === ""
            anchors.centerIn: parent
            width: Math.min(Theme.px(10), parent.width * .5)
            height: width
            radius: width / 2
            color: step.now ? Theme.gold : Theme.faint
        }

        Rectangle {
            visible: step.now
            anchors.bottom: parent.bottom
            x: Theme.px(2)
            width: parent.width - 2 * x
            height: Math.max(2, Theme.px(3))
            color: Theme.gold
        }

        HoverHandler {
            id: pointer

            cursorShape: Qt.PointingHandCursor
        }

        TapHandler {
            onTapped: step.chosen()
        }
    }
}
