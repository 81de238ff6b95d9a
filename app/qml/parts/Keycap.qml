import QtQuick
import Duelogue

// The name of one or more keys in a frame, at most `most` wide.
Rectangle {
    id: cap

    required property string label
    property color ink: Theme.soft
    property real most: Infinity

    implicitWidth: Math.min(Math.ceil(natural.advanceWidth) + Theme.px(12), most)
    implicitHeight: name.implicitHeight + Theme.px(4)
    radius: Theme.px(5)
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(ink, .45)

    TextMetrics {
        id: natural

        text: cap.label
        font: name.font
    }

    PlainText {
        id: name

        anchors.centerIn: parent
        width: cap.implicitWidth - Theme.px(12)
        text: cap.label
        horizontalAlignment: Text.AlignHCenter
        wrapMode: cap.implicitWidth < cap.most ? Text.NoWrap : Text.Wrap
        color: Qt.alpha(cap.ink, .8)
        font.family: Theme.sans
        font.pixelSize: Theme.letters(12)
    }
}
