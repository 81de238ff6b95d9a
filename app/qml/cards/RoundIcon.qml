import QtQuick
import Duelogue

// An icon on a round background.
Rectangle {
    id: sign

    required property string icon
    required property color tint
    required property real side

    width: side
    height: side
    radius: side / 2

    Icon {
        anchors.centerIn: parent
        width: sign.side * .66
        height: width
        name: sign.icon
        tint: sign.tint
    }
}
