pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What happens to one card or seat at this moment: it dies, it is changed, it is hit, or a number floats up from it.
Item {
    id: mark

    required property string sort
    required property int amount
    required property rect place
    required property color light
    required property color deep
    // Of the moment: how long it is shown, and until what strikes has hit.
    required property int time
    required property int delay

    x: place.x
    y: place.y
    width: place.width
    height: place.height

    Repeater {
        model: mark.sort === "death" && Theme.crumble(mark.time) === 0 ? 1 : 0

        DeathMark {
            anchors.fill: parent
        }
    }

    Rectangle {
        visible: mark.sort === "glow"
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        radius: Theme.px(10)
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.bright
    }

    Repeater {
        model: mark.sort === "impact" && Theme.strike(mark.time) > 0 ? 1 : 0

        Impact {
            anchors.fill: parent
            light: mark.light
            deep: mark.deep
            delay: mark.delay
            time: Theme.strike(mark.time)
        }
    }

    Repeater {
        model: mark.sort === "number" ? 1 : 0

        FloatingNumber {
            anchors.centerIn: parent
            amount: mark.amount
            delay: mark.delay
            time: mark.time
        }
    }
}
