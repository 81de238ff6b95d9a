import QtQuick
import Duelogue

// A game-icons icon in one color.
PaintedImage {
    required property string name
    property color tint: Theme.soft

    picture: name === "" ? "" : "icon/" + name + "/" + String(tint).slice(1)
    fillMode: Image.PreserveAspectFit
}
