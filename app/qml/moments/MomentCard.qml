pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A card shown large in the middle of the table. It comes from the hand of whoever shows it.
Item {
    id: shown

    required property string faceKey
    required property string name
    required property rect place
    required property point from
    property bool arrived: !Theme.motion

    x: arrived ? place.x : from.x - place.width / 2
    y: arrived ? place.y : from.y - place.height / 2
    width: place.width
    height: place.height
    scale: arrived ? 1 : .35
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Component.onCompleted: arrived = true

    Behavior on x {
        enabled: Theme.motion

        Glide {}
    }

    Behavior on y {
        enabled: Theme.motion

        Glide {}
    }

    Behavior on scale {
        enabled: Theme.motion

        Glide {}
    }

    Repeater {
        model: 3

        Rectangle {
            required property int index

            anchors.fill: shown
            anchors.margins: -Theme.px(5 + index * 6)
            radius: width * .06
            color: Qt.rgba(.02, .035, .03, .3)
        }
    }

    CardFace {
        anchors.fill: parent
        faceKey: shown.faceKey
    }
}
