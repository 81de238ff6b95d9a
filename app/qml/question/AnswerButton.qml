import QtQuick
import Duelogue

// A button for one reply to the question.
PlainButton {
    id: button

    required property TableModel table
    required property int index
    required property int answer
    required property string label
    required property bool isDefault
    required property bool isCancel
    required property int number
    required property int digit
    required property bool hinted
    required property string preview
    // With little room, only the default button shows its key.
    property bool terse: false

    text: label
    tooltip: [preview, GlossaryPages.explanations(table?.game ?? "", label)].filter(each => each !== "").join("\n")
    term: label
    tooltipBelow: true
    iconName: hinted ? "light-bulb" : ""
    primary: isDefault
    // A numeric reply is typed with digits. Its button shows a key only if it is the default.
    keycap: isDefault ? KeyBindings.caps.golden : terse ? "" : isCancel ? KeyBindings.caps.cancel
            : number < 0 && digit > 0 ? (KeyBindings.caps["button" + digit] ?? "") : ""
    onClicked: table.answer(answer)
    onHoveredChanged: table.gesture.pointAt(hovered ? answer : -1)
    onVisualFocusChanged: table.gesture.pointAt(visualFocus ? answer : -1)
}
