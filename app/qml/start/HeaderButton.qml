import QtQuick
import Duelogue

// A button with what it is called below its icon, where there is room for that.
PlainButton {
    id: button

    property bool named: true

    implicitWidth: Math.max(words.visible ? words.implicitWidth + Theme.px(16) : 0, implicitHeight)
    implicitHeight: Math.max(Theme.px(named ? 56 : 42), 32)
    Accessible.name: text

    contentItem: Item {
        Icon {
            id: sign

            anchors.horizontalCenter: parent.horizontalCenter
            y: button.named ? Theme.px(4) : (parent.height - height) / 2
            width: Math.max(Theme.px(button.named ? 24 : 22), 16)
            height: width
            name: button.iconName
            tint: button.ink
        }

        Text {
            id: words

            visible: button.named
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: sign.bottom
            anchors.topMargin: Theme.px(2)
            text: button.text
            color: button.ink
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }
}
