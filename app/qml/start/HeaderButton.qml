import QtQuick
import Duelogue

// A button with what it is called below its icon, where there is room for that.
PlainButton {
    id: button

    property bool named: true

    implicitWidth: Math.max(named ? implicitContentWidth + Theme.px(16) : 0, implicitHeight)
    implicitHeight: Math.max(Theme.px(named ? 56 : 42), 32)
    Accessible.name: text

    contentItem: HeaderFace {
        text: button.text
        iconName: button.iconName
        ink: button.ink
        named: button.named
    }
}
