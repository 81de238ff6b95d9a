import QtQuick
import Duelogue

// An image that C++ paints at the size of the item. The user of the component sets the size.
PictureFrame {
    id: frame

    // A picture as in the addresses of CardImages.h: "icon/NAME/RRGGBB"; empty for none.
    required property string picture
    property alias fillMode: image.fillMode

    Image {
        id: image

        anchors.fill: parent
        // Combines address and size in one property. Otherwise the picture would be painted once more for the old size.
        source: frame.picture === "" || frame.pixels.width < 1 || frame.pixels.height < 1
            ? "" : "image://card/" + frame.pixels.width + "x" + frame.pixels.height + "/" + frame.picture
    }
}
