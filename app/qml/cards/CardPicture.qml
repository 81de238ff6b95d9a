import QtQuick
import QtQuick.Window
import Duelogue

// A card that C++ has painted for this size, in a thread of its own: what was seen before stays until it is there. The
// picture is larger than the item by the margin of its shadow.
Item {
    id: card

    // "face/KEY", "tile/KEY", "small/KEY", "back" or "back/LETTERS"
    required property string picture
    // The width for which it is drawn, if that is not the present one.
    property real drawnWidth: width
    readonly property real margin: .08 * width
    // Whole steps, so that a small change of width doesn't draw it again.
    readonly property int pixels: Math.max(8, Math.ceil(drawnWidth * Screen.devicePixelRatio * 1.16 / 4) * 4)
    readonly property string address: picture === "" || drawnWidth <= 0
        ? "" : "image://card/" + pixels + "x" + pixels + "/" + picture + Theme.brush

    function ask() {
        coming.source = address;
        take();
    }

    function take() {
        if (coming.status === Image.Ready || address === "")
            seen.source = coming.source;
    }

    onAddressChanged: ask()
    Component.onCompleted: ask()

    Image {
        id: coming

        visible: false
        asynchronous: true
        onStatusChanged: card.take()
    }

    Image {
        id: seen

        anchors.fill: parent
        anchors.margins: -card.margin
        fillMode: Image.Stretch
        smooth: true
        antialiasing: true
    }
}
