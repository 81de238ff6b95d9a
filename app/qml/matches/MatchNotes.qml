pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What came of what was done last, with a way to undo it where there is one.
Row {
    id: notes

    required property MatchesModel matches

    spacing: Theme.px(14)
    visible: matches.notices.length > 0

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - (undo.visible ? undo.width + parent.spacing : 0)

        Repeater {
            model: notes.matches.notices

            PlainText {
                required property string modelData

                width: parent ? parent.width : 0
                text: modelData
                color: Theme.text
                elide: Text.ElideRight
                maximumLineCount: 3
                wrapMode: Text.Wrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }

    PlainButton {
        id: undo

        anchors.verticalCenter: parent.verticalCenter
        visible: notes.matches.canUndo
        text: qsTr("Undo")
        iconName: "anticlockwise-rotation"
        size: 15
        keycap: KeyBindings.caps.undo
        onClicked: notes.matches.undo()
    }
}
