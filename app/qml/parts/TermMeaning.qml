import QtQuick
import Duelogue

// A term with its definition. The first one of a group has a heading.
Column {
    id: definition

    required property var modelData
    required property string heading

    width: parent ? parent.width : 0
    spacing: Theme.px(2)
    Accessible.role: Accessible.StaticText
    Accessible.name: definition.modelData.term + ": " + definition.modelData.meaning

    KeyHeading {
        text: definition.modelData.begins ? definition.heading : ""
        bottomPadding: Theme.px(6)
    }

    PlainText {
        width: parent.width
        text: definition.modelData.term
        color: Theme.text
        wrapMode: Text.WordWrap
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(16)
        Accessible.ignored: true
    }

    PlainText {
        width: parent.width
        text: definition.modelData.meaning
        color: Theme.soft
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Accessible.ignored: true
    }
}
