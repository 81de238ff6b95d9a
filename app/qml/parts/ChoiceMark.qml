import QtQuick
import Duelogue

// A symbol in addition to a color. It marks an item that can be chosen now, or repeats another meaning of a color.
Rectangle {
    id: mark

    property string sign: "◆"
    property color tint: Theme.gold

    width: Math.max(14, Theme.px(24))
    height: width
    radius: width / 2
    color: Theme.panel
    border.width: Math.max(1.5, Theme.px(2))
    border.color: tint
    Accessible.ignored: true

    PlainText {
        anchors.centerIn: parent
        text: mark.sign
        color: mark.tint
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: mark.width * .58
    }
}
