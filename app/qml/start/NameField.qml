import QtQuick
import Duelogue

// A name that is edited in place. `edited` is emitted at every change.
FocusScope {
    id: field

    // The name that the model holds. A new name is shown at once, even while the field has the focus. The model's echo
    // of the user's own typing, which may be trimmed, leaves the field alone.
    property string text: ""
    property string placeholder: ""
    property string label: qsTr("Player name")
    property int longest: 24
    readonly property alias typed: input.text
    property bool telling: false

    signal edited(string name)
    signal done

    // Takes the focus with the name selected, so that typing replaces it.
    function begin() {
        input.text = text;
        input.selectAll();
        forceActiveFocus();
    }

    implicitHeight: input.implicitHeight + Theme.px(10)
    onTextChanged: if (!telling) input.text = text
    // A field that opens again shows the model's name, without letters that were typed and discarded.
    onVisibleChanged: input.text = text
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
        // Without the focus, the field shows the beginning of the name.
        autoScroll: activeFocus
        selectByMouse: true
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(27)
        Accessible.role: Accessible.EditableText
        Accessible.name: field.label
        onTextEdited: {
            field.telling = true;
            field.edited(text);
            field.telling = false;
        }
        // Restores the model's name if the field is left empty.
        onActiveFocusChanged: if (!activeFocus && text.trim() === "") text = field.text
        Keys.onReturnPressed: field.done()
        Keys.onEnterPressed: field.done()
    }

    // Two lines, of which one is visible. Qt's software renderer leaves stray pixels if a line becomes thinner at half
    // a pixel.
    Rectangle {
        visible: !input.activeFocus
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    Rectangle {
        visible: input.activeFocus
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2
        color: Theme.brass
    }
}
