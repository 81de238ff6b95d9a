import QtQuick
import Duelogue

// What is seen of a button of the header: its icon, and below it what it is called.
Item {
    id: face

    required property string text
    required property string iconName
    required property color ink
    required property bool named

    implicitWidth: named ? words.implicitWidth : sign.width

    Icon {
        id: sign

        anchors.horizontalCenter: parent.horizontalCenter
        y: face.named ? Theme.px(4) : (parent.height - height) / 2
        width: Math.max(Theme.px(face.named ? 24 : 22), 16)
        height: width
        name: face.iconName
        tint: face.ink
    }

    PlainText {
        id: words

        visible: face.named
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: sign.bottom
        anchors.topMargin: Theme.px(2)
        text: face.text
        color: face.ink
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }
}
