import QtQuick
import Duelogue

// Marks what the hint speaks of.
Rectangle {
    width: Theme.px(34)
    height: width
    radius: width / 2
    color: Theme.asks
    border.width: Math.max(1, Theme.px(2))
    border.color: Theme.panel

    Icon {
        anchors.centerIn: parent
        width: parent.width * .68
        height: width
        name: "light-bulb"
        tint: Theme.inkOnGold
    }
}
