import QtQuick
import Duelogue

// The mark on a card or seat to which the hint refers.
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
