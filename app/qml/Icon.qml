import QtQuick
import QtQuick.Window
import Duelogue

// An icon of the package in one colour.
Image {
    id: icon

    required property string name
    property color tint: Theme.soft
    readonly property int side: Math.ceil(Math.max(width, height, 8) * Screen.devicePixelRatio)

    source: name === "" ? "" : "image://card/icon/" + name + "/" + String(tint).slice(1)
    sourceSize.width: side
    sourceSize.height: side
    fillMode: Image.PreserveAspectFit
}
