import QtQuick
import QtQuick.Window

// Only the picture of a card.
Image {
    required property string faceKey

    source: faceKey === "" ? "" : "image://card/picture/" + faceKey
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
}
