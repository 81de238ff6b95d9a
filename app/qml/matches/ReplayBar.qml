pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// A bar in the place of the question during a replay. It shows the current decision and navigates to any other
// position.
Item {
    id: bar

    required property TableModel table
    required property ReplayModel replay
    readonly property bool narrow: width < Theme.letters(16) * 34

    signal branchWanted

    Binding {
        target: bar.table.layout
        property: "letters"
        value: Preferences.letters
        when: bar.visible
    }

    Binding {
        target: bar.table.layout
        property: "questionNeeds"
        value: Math.ceil(rows.implicitHeight + Theme.px(24))
        when: bar.visible
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Qt.alpha(Theme.question, .95)
        border.width: 1
        border.color: bar.replay.mistake ? Theme.danger : Qt.alpha(Theme.brass, .6)

        ColumnLayout {
            id: rows

            anchors.fill: parent
            anchors.leftMargin: Theme.px(18)
            anchors.rightMargin: Theme.px(14)
            anchors.topMargin: Theme.px(10)
            anchors.bottomMargin: Theme.px(10)
            spacing: Theme.px(6)

            PlainText {
                text: bar.replay.played === "" ? bar.replay.asked : Theme.filled(qsTr("%1 → %2"), [bar.replay.asked, bar.replay.played])
                color: Theme.text
                elide: Text.ElideRight
                maximumLineCount: 2
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(16)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.letters(16) * 1.3
            }

            PositionSlider {
                replay: bar.replay
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: Theme.px(7)
                Layout.fillWidth: true

                PlainButton {
                    iconName: "previous-button"
                    tooltip: qsTr("Previous turn (%1); go to the start: %2").arg(KeyBindings.caps.turnBack).arg(KeyBindings.caps.toStart)
                    enabled: bar.replay.place > 0
                    onClicked: bar.replay.turn(-1)
                }

                PlainButton {
                    iconName: "fast-backward-button"
                    tooltip: qsTr("Previous decision (%1)").arg(KeyBindings.caps.left)
                    enabled: bar.replay.place > 0
                    onClicked: bar.replay.back()
                }

                PlainButton {
                    primary: true
                    iconName: bar.replay.playing ? "pause-button" : "play-button"
                    tooltip: (bar.replay.playing ? qsTr("Pause (%1)") : qsTr("Play (%1)")).arg(KeyBindings.caps.golden)
                    onClicked: bar.replay.play()
                }

                PlainButton {
                    iconName: "fast-forward-button"
                    tooltip: qsTr("Next decision (%1)").arg(KeyBindings.caps.right)
                    enabled: bar.replay.place < bar.replay.last
                    onClicked: bar.replay.forward()
                }

                PlainButton {
                    iconName: "next-button"
                    tooltip: qsTr("Next turn (%1); go to the end: %2").arg(KeyBindings.caps.turnOn).arg(KeyBindings.caps.toEnd)
                    enabled: bar.replay.place < bar.replay.last
                    onClicked: bar.replay.turn(1)
                }

                PlainButton {
                    visible: bar.replay.hasAnalysis
                    text: qsTr("‹ ×")
                    tooltip: qsTr("Previous mistake (%1)").arg(KeyBindings.caps.mistakeBack)
                    Accessible.name: tooltip
                    onClicked: bar.replay.goToMistake(-1)
                }

                PlainButton {
                    visible: bar.replay.hasAnalysis
                    text: bar.narrow ? qsTr("× ›") : qsTr("Next mistake")
                    size: bar.narrow ? 16 : 14
                    tooltip: qsTr("Next mistake (%1)").arg(KeyBindings.caps.mistake)
                    Accessible.name: tooltip
                    onClicked: bar.replay.goToMistake(1)
                }

                Item { Layout.fillWidth: true }

                PlainButton {
                    readonly property string who: bar.replay.lookers[bar.replay.looker] ?? ""

                    text: bar.narrow ? "" : who
                    iconName: "eyeball"
                    size: 14
                    tooltip: Theme.filled(qsTr("View: %1. Switch (%2)"), [who, KeyBindings.caps.looker])
                    Layout.maximumWidth: bar.width * .3
                    onClicked: bar.replay.looker = (bar.replay.looker + 1) % bar.replay.lookers.length
                }

                PlainButton {
                    text: bar.narrow ? "" : qsTr("Play from here…")
                    iconName: "branch-arrow"
                    size: 14
                    tooltip: qsTr("Play from here as a new match (%1)").arg(KeyBindings.caps.branch)
                    enabled: bar.replay.canBranch
                    onClicked: bar.branchWanted()
                }
            }
        }
    }

    // A slider for the position in the match, with ticks at the beginning of each turn.
    component PositionSlider: T.Slider {
        id: slider

        required property ReplayModel replay

        implicitHeight: Math.max(Theme.px(26), 20)
        implicitWidth: Theme.px(200)
        from: 0
        to: Math.max(1, replay.last)
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        value: replay.place
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        Accessible.role: Accessible.Slider
        Accessible.name: qsTr("Position in the match")
        Accessible.description: replay.when
        onMoved: replay.go(Math.round(value))

        Binding {
            target: slider
            property: "value"
            value: slider.replay.place
            when: !slider.pressed
            restoreMode: Binding.RestoreNone
        }

        Tooltip {
            text: slider.replay.when
            wanted: slider.pressed || slider.visualFocus
        }

        background: Item {
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                x: slider.handle.width / 2
                width: parent.width - slider.handle.width
                height: Math.max(4, Theme.px(5))
                radius: height / 2
                color: Theme.stepAhead

                Rectangle {
                    width: parent.width * slider.position
                    height: parent.height
                    radius: parent.radius
                    color: Theme.goldDeep
                }

                Repeater {
                    model: slider.replay.turns

                    Rectangle {
                        required property var modelData

                        x: parent ? parent.width * modelData.place / slider.to : 0
                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        width: 1
                        height: (parent ? parent.height : 0) + Theme.px(8)
                        color: Qt.alpha(Theme.text, .35)
                    }
                }
            }
        }

        handle: Rectangle {
            x: slider.position * (slider.width - width)
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            width: Math.max(Theme.px(18), 14)
            height: width
            radius: width / 2
            color: slider.pressed ? Theme.gold : Theme.chosen
            border.width: slider.visualFocus ? 2 : 1
            border.color: slider.visualFocus ? Theme.text : Theme.inkOnChosen
        }
    }
}
