import QtQuick
import Duelogue

// A picture that C++ paints for the size at which it is seen; its size is given from outside.
PictureFrame {
    id: frame

    // As in the addresses of CardImages.h: "icon/NAME/RRGGBB"; empty for none.
    required property string picture
    property alias fillMode: image.fillMode

    Image {
        id: image

        anchors.fill: parent
        // Address and size in one, or it would be painted for the size of before as well.
        source: frame.picture === "" || frame.pixels.width < 1 || frame.pixels.height < 1
            ? "" : "image://card/" + frame.pixels.width + "x" + frame.pixels.height + "/" + frame.picture
    }
}
