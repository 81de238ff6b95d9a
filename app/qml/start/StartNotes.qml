pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Notices before a match, with an undo button if the last action can be undone. Without notices, it names the authors
// of the pictures.
Row {
    id: notes

    required property SetupModel setup
    required property int most
    readonly property var lines: setup.notices
    readonly property int shown: lines.length > most ? most - 1 : lines.length

    spacing: Theme.px(14)

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - (undo.visible ? undo.width + parent.spacing : 0)
        spacing: Theme.px(2)

        Repeater {
            model: notes.lines.slice(0, notes.shown)

            PlainText {
                id: note

                required property string modelData

                width: parent ? parent.width : 0
                text: note.modelData
                color: Theme.text
                elide: Text.ElideRight
                maximumLineCount: 2
                wrapMode: Text.Wrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }

        PlainText {
            visible: notes.shown < notes.lines.length
            width: parent.width
            text: qsTr("and %1 more").arg(notes.lines.length - notes.shown)
            color: Theme.soft
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)

            Tooltip {
                text: notes.lines.slice(notes.shown).join("\n")
                wanted: rest.hovered
            }

            HoverHandler {
                id: rest
            }
        }

        PlainText {
            visible: notes.lines.length === 0
            width: parent.width
            text: qsTr("Unofficial fan project. Icons by the authors of game-icons.net (CC BY 3.0).")
            color: Theme.faint
            elide: Text.ElideRight
            maximumLineCount: 2
            wrapMode: Text.Wrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }

    PlainButton {
        id: undo

        anchors.verticalCenter: parent.verticalCenter
        visible: notes.setup.canUndo
        text: qsTr("Undo")
        iconName: "anticlockwise-rotation"
        size: 15
        keycap: KeyBindings.caps.undo
        onClicked: notes.setup.undoForgetting()

        Shortcut {
            sequence: KeyBindings.sequences.undo
            autoRepeat: false
            enabled: undo.visible
            onActivated: notes.setup.undoForgetting()
        }
    }
}
