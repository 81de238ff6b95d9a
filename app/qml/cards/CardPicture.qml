import QtQuick
import QtQuick.Window
import Duelogue

// A card that C++ has drawn once for this size. The picture is larger than the item by the margin of its shadow.
Item {
    id: card

    // "face/KEY", "tile/KEY", "small/KEY" or "back"
    required property string picture
    // The width for which it is drawn, if that is not the present one.
    property real drawnWidth: width
    readonly property real margin: .08 * width
    // Whole steps, so that a small change of width doesn't draw it again.
    readonly property int pixels: Math.max(8, Math.ceil(drawnWidth * Screen.devicePixelRatio * 1.16 / 4) * 4)

    Image {
        anchors.fill: parent
        anchors.margins: -card.margin
        source: card.picture === "" ? "" : "image://card/" + card.picture + Theme.brush
        sourceSize.width: card.pixels
        sourceSize.height: card.pixels
        fillMode: Image.Stretch
        smooth: true
        antialiasing: true
    }
}
