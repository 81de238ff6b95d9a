import QtQuick
import Duelogue

// A name that can be changed where it stands; what is typed holds at once.
FocusScope {
    id: field

    // What it shows while nobody types in it.
    property string text: ""
    property string placeholder: ""
    property string label: qsTr("Name at this seat")
    property int longest: 24
    readonly property alias typed: input.text

    signal edited(string name)
    signal done

    implicitHeight: input.implicitHeight + Theme.px(10)
    onTextChanged: if (!input.activeFocus) input.text = text
    Component.onCompleted: input.text = text

    PlainText {
        visible: input.text === ""
        anchors.fill: input
        text: field.placeholder
        color: Theme.faint
        elide: Text.ElideRight
        font: input.font
        Accessible.ignored: true
    }

    TextInput {
        id: input

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        focus: true
        activeFocusOnTab: true
        color: Theme.text
        selectionColor: Theme.goldDeep
        selectedTextColor: Theme.inkOnGold
        maximumLength: field.longest
        clip: true
        // While nobody types, it is seen from its beginning.
        autoScroll: activeFocus
        selectByMouse: true
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(27)
        Accessible.role: Accessible.EditableText
        Accessible.name: field.label
        onTextEdited: field.edited(text)
        // A name that was taken away is suggested again.
        onActiveFocusChanged: if (!activeFocus && text.trim() === "") text = field.text
        Keys.onReturnPressed: field.done()
        Keys.onEnterPressed: field.done()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: input.activeFocus ? 2 : 1
        color: input.activeFocus ? Theme.brass : Theme.line
    }
}
