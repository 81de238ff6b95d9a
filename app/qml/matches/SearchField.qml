import QtQuick
import Duelogue

// A text field for a search or a path. `edited` is emitted at every change by a person.
FocusScope {
    id: field

    required property string label
    property string placeholder: ""
    property string iconName: "magnifying-glass"
    property alias text: input.text
    property alias cursor: input.cursorPosition
    readonly property real cursorX: input.x + input.cursorRectangle.x
    // The letters from markBegin to before markEnd are underlined as wrong.
    property bool marked: false
    property int markBegin: 0
    property int markEnd: 0
    // False if the keys for undo and redo are for something else than the letters.
    property bool undoes: true

    signal undoWanted
    signal redoWanted
    signal edited(string text)
    signal done

    // Inserts a text at the cursor, as if it had been typed.
    function insert(letters: string) {
        input.insert(input.cursorPosition, letters);
        edited(input.text);
    }

    // The next letter replaces the text.
    function selectAll() {
        input.selectAll();
    }

    implicitHeight: Math.max(Theme.px(40), 30)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.chip
        border.width: input.activeFocus ? 2 : 1
        border.color: input.activeFocus ? Theme.brass : Theme.buttonRim
    }

    Icon {
        id: glass

        name: field.iconName
        tint: Theme.faint
        visible: name !== ""
        x: Theme.px(12)
        width: visible ? Theme.letters(18) : 0
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }

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
        x: glass.x + glass.width + Theme.px(10)
        width: parent.width - x - Theme.px(12)
        focus: true
        activeFocusOnTab: true
        clip: true
        color: Theme.text
        selectionColor: Theme.goldDeep
        selectedTextColor: Theme.inkOnGold
        selectByMouse: true
        font.family: Theme.sans
        font.pixelSize: Theme.letters(16)
        Accessible.role: Accessible.EditableText
        Accessible.name: field.label
        onTextEdited: field.edited(text)
        Keys.onPressed: event => {
            const isUndo = event.matches(StandardKey.Undo);
            event.accepted = !field.undoes && (isUndo || event.matches(StandardKey.Redo));
            if (event.accepted && isUndo)
                field.undoWanted();
            else if (event.accepted)
                field.redoWanted();
        }
        Keys.onReturnPressed: field.done()
        Keys.onEnterPressed: field.done()

        Rectangle {
            // The positions change with the text, of which the width tells.
            readonly property real from: input.contentWidth > 0 ? input.positionToRectangle(field.markBegin).x : 0
            // A mistake at the end of the text is after the last letter.
            readonly property real to: Math.max(from + Theme.px(8), input.contentWidth > 0 ? input.positionToRectangle(field.markEnd).x : 0)

            visible: field.marked && input.text !== ""
            x: from
            y: input.height - height
            width: to - from
            height: Math.max(Theme.px(2), 2)
            color: Theme.worse
        }
    }
}
