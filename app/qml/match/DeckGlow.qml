import QtQuick
import Duelogue

// A glow on a seat's side of the felt, in the colors of the seat's deck.
Image {
    required property rect mat
    required property color tint
    required property string cloth

    visible: !Theme.clear && cloth !== "" && mat.width > 0
    x: mat.x
    y: mat.y
    width: mat.width
    height: mat.height
    source: visible ? "image://card/light/" + String(tint).slice(1) : ""
    sourceSize.width: 480
    sourceSize.height: 270
    opacity: .38
}
