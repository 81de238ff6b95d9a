import QtQuick
import QtQuick.Window

// A round pip: "5", "X", "B".
Image {
    id: pip

    required property string pip
    property real side: 20
    readonly property int pixels: Math.ceil(side * Screen.devicePixelRatio)

    width: side
    height: side
    source: "image://card/pip/" + pip.pip
    sourceSize.width: pixels
    sourceSize.height: pixels
}
