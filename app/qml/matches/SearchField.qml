import QtQuick
import Duelogue

// A text field for a search or a path. `edited` is emitted at every change.
FocusScope {
    id: field

    required property string label
    property string placeholder: ""
    property string iconName: "magnifying-glass"
    property alias text: input.text

    signal edited(string text)
    signal done

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
        Keys.onReturnPressed: field.done()
        Keys.onEnterPressed: field.done()
    }
}
