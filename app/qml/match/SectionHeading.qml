import QtQuick
import Duelogue

// A heading in the column, followed by a note.
Item {
    id: heading

    required property string title
    required property string note

    implicitWidth: name.implicitWidth
    implicitHeight: name.implicitHeight

    PlainText {
        id: name

        text: heading.title
        color: Theme.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(21)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PlainText {
        anchors.left: name.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        anchors.baseline: name.baseline
        text: heading.note
        color: Theme.faint
        elide: Text.ElideRight
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }
}
