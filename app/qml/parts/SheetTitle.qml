import QtQuick
import Duelogue

// The title of a sheet, with a sentence below it.
Column {
    id: heading

    required property string title
    property string sentence: ""
    property color ink: Theme.soft

    width: parent ? parent.width : 0
    spacing: Theme.px(6)

    PlainText {
        width: parent.width
        text: heading.title
        color: Theme.text
        wrapMode: Text.WordWrap
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(26)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PlainText {
        visible: text !== ""
        width: parent.width
        text: heading.sentence
        color: heading.ink
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(16)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
