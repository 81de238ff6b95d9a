pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What the user should know before a match; else whose the pictures are.
Column {
    id: notes

    required property var notices
    readonly property int most: 3

    spacing: Theme.px(2)

    Repeater {
        model: notes.notices.slice(0, notes.notices.length > notes.most ? notes.most - 1 : notes.most)

        Text {
            id: note

            required property string modelData

            width: notes.width
            text: note.modelData
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }

    Text {
        visible: notes.notices.length > notes.most
        width: notes.width
        text: qsTr("and %n more", "", notes.notices.length - notes.most + 1)
        color: Theme.soft
        font.family: Theme.sans
        font.pixelSize: Theme.letters(14)
    }

    Text {
        visible: notes.notices.length === 0
        width: notes.width
        text: qsTr("Unofficial. Pictures by the authors of game-icons.net, CC BY 3.0.")
        color: Theme.faint
        elide: Text.ElideRight
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }
}
