pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Lines on a sheet under a small heading; hidden without lines.
Column {
    id: list

    required property var lines
    property string title: ""
    property color ink: Theme.text
    property int columns: 1

    visible: lines.length > 0
    width: parent ? parent.width : 0
    spacing: Theme.px(3)

    PlainText {
        visible: text !== ""
        width: parent.width
        text: list.title
        color: Theme.brass
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(18)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Grid {
        width: parent.width
        columns: list.columns
        flow: Grid.LeftToRight

        Repeater {
            model: list.lines

            PlainText {
                required property string modelData

                width: list.width / list.columns
                text: modelData
                color: list.ink
                wrapMode: Text.Wrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
