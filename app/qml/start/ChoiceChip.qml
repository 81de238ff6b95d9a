import QtQuick
import QtQuick.Templates as T
import Duelogue

// A radio button in the shape of a chip.
T.RadioButton {
    id: chip

    property string iconName: ""
    property string tooltip: ""
    // Shows only the icon.
    property bool compact: false
    // True in a group that is one stop of the Tab key, at its chosen chip. The arrow keys reach the other chips.
    property bool oneStop: false
    readonly property bool walkable: oneStop
    readonly property color ink: checked ? Theme.inkOnChosen : Theme.soft

    implicitHeight: Math.max(Theme.px(38), compact ? 24 : 28)
    implicitWidth: compact ? implicitHeight : implicitContentWidth + Theme.px(22)
    focusPolicy: Qt.TabFocus
    activeFocusOnTab: !oneStop || checked || activeFocus
    hoverEnabled: true
    Accessible.name: text
    Accessible.description: tooltip
    Accessible.onPressAction: chip.clicked()
    Accessible.onToggleAction: chip.clicked()
    Keys.onReturnPressed: chip.clicked()
    Keys.onEnterPressed: chip.clicked()

    contentItem: ButtonFace {
        text: chip.compact ? "" : chip.text
        iconName: chip.iconName
        ink: chip.ink
        size: 15
        bold: chip.checked
    }

    // No tooltip for a chosen chip with a text: its description is next to the row.
    Tooltip {
        text: chip.compact ? chip.text + ": " + chip.tooltip : chip.tooltip
        wanted: (chip.compact || !chip.checked) && (chip.hovered || chip.visualFocus)
    }

    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.chosen : chip.hovered ? Theme.buttonHovered : Theme.chip
        border.width: chip.visualFocus ? 2 : 1
        border.color: chip.visualFocus ? Theme.gold : Theme.buttonRim
    }
}
