import QtQuick
import Duelogue

// A symbol for an ability of a permanent or for counters on it. A tooltip explains the symbol.
Rectangle {
    id: badge

    required property string icon
    required property string name
    required property string meaning
    required property int count
    required property real side

    width: count > 0 ? side * 1.1 + number.implicitWidth : side
    height: Math.round(side)
    radius: height / 2
    color: Qt.alpha(Theme.plate, .85)
    border.width: 1
    border.color: Qt.alpha(Theme.brass, .6)
    Accessible.role: Accessible.Graphic
    Accessible.name: count > 0 ? Theme.filled(qsTr("%1 %2"), [count, name]) : name
    Accessible.description: meaning

    Icon {
        x: badge.side * .13
        anchors.verticalCenter: parent.verticalCenter
        width: badge.side * .74
        height: width
        name: badge.icon
        tint: Theme.paper
    }

    BadgeText {
        id: number

        visible: badge.count > 0
        x: badge.side * .92
        text: badge.count
        color: Theme.plateText
        font.pixelSize: Math.max(9, badge.side * .72)
    }

    HoverHandler {
        id: hover
    }

    Tooltip {
        text: badge.meaning === "" ? badge.Accessible.name : Theme.filled(qsTr("%1: %2"), [badge.Accessible.name, badge.meaning])
        term: badge.name
        wanted: hover.hovered
    }
}
