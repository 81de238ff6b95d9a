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
    required property bool hinted

    height: ListView.view ? ListView.view.height : implicitHeight
    text: label
    iconName: hinted ? "light-bulb" : ""
    primary: isDefault
    keycap: isDefault ? qsTr("Space") : isCancel ? qsTr("Esc")
            : index < 9 && table.answers.count > 2 ? String(index + 1) : ""
    onClicked: table.answer(answer)
    onHoveredChanged: table.pointAt(hovered ? answer : -1)
    onVisualFocusChanged: table.pointAt(visualFocus ? answer : -1)
}
