import QtQuick
import Duelogue

// One answer as a button.
PlainButton {
    id: button

    required property TableModel table
    required property int index
    required property int answer
    required property string label
    required property bool isDefault
    required property bool isCancel
    required property int number
    required property bool hinted
    required property string prospect
    // Only the key of the golden one is worth the room.
    property bool terse: false

    text: label
    tooltip: prospect
    hintBelow: true
    iconName: hinted ? "light-bulb" : ""
    primary: isDefault
    // The digits of a number are its keys, and need no cap.
    keycap: isDefault ? KeyBindings.caps.golden : terse ? "" : isCancel ? KeyBindings.caps.cancel
            : number < 0 && index < 9 ? (KeyBindings.caps["button" + (index + 1)] ?? "") : ""
    onClicked: table.answer(answer)
    onHoveredChanged: table.pointAt(hovered ? answer : -1)
    onVisualFocusChanged: table.pointAt(visualFocus ? answer : -1)
}
