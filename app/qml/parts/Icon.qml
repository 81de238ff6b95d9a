import QtQuick
import QtQuick.Window
import Duelogue

// An icon of the package in one colour. Its size is given from outside, and the picture is drawn for it: were this the
// picture itself, the size drawn for would be its own size again where none is given.
Item {
    id: icon

    required property string name
    property color tint: Theme.soft
    readonly property int side: Math.ceil(Math.max(width, height, 8) * Screen.devicePixelRatio)

    Image {
        anchors.fill: parent
        source: icon.name === "" ? "" : "image://card/icon/" + icon.name + "/" + String(icon.tint).slice(1)
        sourceSize.width: icon.side
        sourceSize.height: icon.side
        fillMode: Image.PreserveAspectFit
    }
}
