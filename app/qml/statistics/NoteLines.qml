pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Sentences in small letters, one below the other.
Column {
    id: column

    required property var lines
    property bool centered: false

    spacing: Theme.px(4)
    visible: lines.length > 0

    Repeater {
        model: column.lines

        PlainText {
            required property string modelData

            width: column.width
            text: modelData
            color: Theme.faint
            wrapMode: Text.WordWrap
            horizontalAlignment: column.centered ? Text.AlignHCenter : Text.AlignLeft
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
