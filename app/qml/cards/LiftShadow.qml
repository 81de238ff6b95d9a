import QtQuick
import Duelogue

// The shadow of a card that is above the table: the higher it is, the longer and wider.
Image {
    required property real lifted

    visible: lifted > 0
    anchors.fill: parent
    anchors.margins: -Theme.px(6 + 16 * lifted)
    anchors.topMargin: Theme.px(14 * lifted)
    anchors.bottomMargin: -Theme.px(6 + 40 * lifted)
    source: visible ? "image://card/shadow" : ""
    sourceSize.width: 160
    sourceSize.height: 160
    opacity: .85 * lifted
}
