import QtQuick
import Duelogue

// An icon of the package in one colour.
PaintedImage {
    required property string name
    property color tint: Theme.soft

    picture: name === "" ? "" : "icon/" + name + "/" + String(tint).slice(1)
    fillMode: Image.PreserveAspectFit
}
