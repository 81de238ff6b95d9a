import QtQuick
import QtQuick.Window
import Duelogue

// A card that C++ paints at this size in a thread of its own. The old picture stays visible until the new one is ready.
// The picture is larger than the item by the margin for its shadow.
Item {
    id: card

    // A card as in the addresses of CardImages.h: "face/KEY", "back", "back/LETTERS" and so on; empty for none.
    required property string picture
    // The width to paint for; differs from the current one during a change of size.
    property real drawnWidth: width
    readonly property real margin: .08 * width
    // Rounded up to steps of 4 pixels, so that a small change of the width does not repaint the card.
    readonly property int pixels: Math.max(8, Math.ceil(drawnWidth * Screen.devicePixelRatio * 1.16 / 4) * 4)
    // True until a picture is shown.
    readonly property bool empty: seen.status !== Image.Ready
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
