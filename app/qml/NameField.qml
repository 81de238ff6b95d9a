import QtQuick
import Duelogue

// A name that can be changed where it stands.
FocusScope {
    id: field

    property string text: ""

    signal chosen(string name)

    implicitHeight: input.implicitHeight + Theme.px(10)
    activeFocusOnTab: true

    TextInput {
        id: input

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        focus: true
        text: field.text
        color: Theme.text
        selectionColor: Theme.brass
        maximumLength: 24
        clip: true
        selectByMouse: true
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(27)
        Accessible.role: Accessible.EditableText
        Accessible.name: qsTr("Name at this seat")
        onEditingFinished: if (text !== field.text) field.chosen(text)
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: input.activeFocus ? 2 : 1
        color: input.activeFocus ? Theme.brass : Theme.line
    }
}
