import QtQuick
import QtQuick.Templates as T
import Duelogue

// Something that is so or not.
T.CheckBox {
    id: chip

    property string hint: ""
    readonly property color ink: checked ? Theme.inkOnChosen : Theme.soft

    implicitHeight: Math.max(Theme.px(34), 26)
    implicitWidth: implicitContentWidth + Theme.px(24)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: hint === "" ? text : hint
    Accessible.onPressAction: chip.toggled()
    Accessible.onToggleAction: chip.toggled()
    Keys.onReturnPressed: chip.toggled()
    Keys.onEnterPressed: chip.toggled()

    contentItem: ButtonFace {
        text: chip.text
        iconName: chip.checked ? "check-mark" : ""
        ink: chip.ink
        size: 14
        bold: chip.checked
    }

    background: Rectangle {
        radius: Theme.px(8)
        color: chip.checked ? Theme.chosen : chip.hovered ? Theme.buttonHovered : Theme.chip
        border.width: chip.visualFocus ? 2 : 1
        border.color: chip.visualFocus ? Theme.gold : Theme.buttonRim
    }
}
