import QtQuick
import Duelogue

// What happens to one card or seat at this moment: it dies, it is changed, or a number floats up from it.
Item {
    id: mark

    required property string sort
    required property int amount
    required property rect place

    x: place.x
    y: place.y
    width: place.width
    height: place.height

    DeathMark {
        visible: mark.sort === "death"
        anchors.fill: parent
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

    FloatingNumber {
        visible: mark.sort === "number"
        amount: mark.amount
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
    }
}
