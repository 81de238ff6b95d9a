import QtQuick
import Duelogue

// The name of a key, as on a keyboard.
Rectangle {
    id: cap

    required property string label
    property color ink: Theme.soft

    implicitWidth: name.implicitWidth + Theme.px(12)
    implicitHeight: name.implicitHeight + Theme.px(4)
    radius: Theme.px(5)
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(ink, .45)

    Text {
        id: name

        anchors.centerIn: parent
        text: cap.label
        color: Qt.alpha(cap.ink, .8)
        font.family: Theme.sans
        font.pixelSize: Theme.letters(12)
    }
}
