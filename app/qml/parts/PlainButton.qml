import QtQuick
import QtQuick.Templates as T
import Duelogue

// A button. The button that the space bar presses is gold (`primary`); `keycap` names the key that presses the button.
T.AbstractButton {
    id: button

    property bool primary: false
    property string keycap: ""
    property string iconName: ""
    property string tooltip: ""
    // The words of the label that the glossary may explain.
    property string term: ""
    property bool tooltipBelow: false
    property real size: 16
    readonly property color ink: primary ? Theme.inkOnGold : Theme.text

    implicitHeight: Math.max(Theme.px(40), 30)
    implicitWidth: Math.max(implicitContentWidth + Theme.px(32), implicitHeight)
    // A covered level is disabled as a whole, and its buttons keep their looks.
    opacity: enabled || !(parent?.enabled ?? true) ? 1 : .4
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.name: text !== "" ? text : tooltip
    Accessible.role: Accessible.Button
    Accessible.description: tooltip
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    contentItem: ButtonFace {
        text: button.text
        iconName: button.iconName
        keycap: button.keycap
        ink: button.ink
        size: button.size
        bold: button.primary
    }

    background: Rectangle {
        radius: Theme.px(10)
        color: button.primary ? (button.hovered ? Theme.goldBright : Theme.goldDeep)
                              : button.hovered ? Theme.buttonHovered : Theme.button
        border.width: button.visualFocus ? 2 : 1
        border.color: button.visualFocus ? Theme.text : button.primary ? Theme.gold : Theme.buttonRim
        scale: button.pressed ? .97 : 1
    }

    Tooltip {
        text: button.tooltip
        term: button.term
        below: button.tooltipBelow
        wanted: button.hovered || button.visualFocus
    }
}
