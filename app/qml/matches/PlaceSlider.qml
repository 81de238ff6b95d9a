pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// Where one is in a match, and where its turns begin; it can be dragged anywhere.
T.Slider {
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
    Accessible.name: qsTr("Place in the match")
    Accessible.description: replay.when
    onMoved: replay.go(Math.round(value))

    Binding {
        target: slider
        property: "value"
        value: slider.replay.place
        when: !slider.pressed
        restoreMode: Binding.RestoreNone
    }

    Hint {
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
