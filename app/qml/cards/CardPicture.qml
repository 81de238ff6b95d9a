import QtQuick
import QtQuick.Window
import Duelogue

// A card that C++ has painted for this size, in a thread of its own: what was seen before stays until it is there. The
// picture is larger than the item by the margin of its shadow.
Item {
    id: card

    // "face/KEY", "tile/KEY", "small/KEY" or "back"
    required property string picture
    // The width for which it is drawn, if that is not the present one.
    property real drawnWidth: width
    readonly property real margin: .08 * width
    // Whole steps, so that a small change of width doesn't draw it again.
    readonly property int pixels: Math.max(8, Math.ceil(drawnWidth * Screen.devicePixelRatio * 1.16 / 4) * 4)

    function take() {
        if (coming.status !== Image.Loading)
            seen.source = coming.source;
    }

    Component.onCompleted: take()

    // Of one that is painted already there is no news but that it is another.
    Image {
        id: coming

        visible: false
        asynchronous: true
        source: card.picture === "" ? "" : "image://card/" + card.pixels + "/" + card.picture + Theme.brush
        onSourceChanged: Qt.callLater(card.take)
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
