import QtQuick
import Duelogue

// A panel of the statistics: a title, a note, and the content.
Rectangle {
    id: panel

    property string title: ""
    property string note: ""
    default property alias content: column.data

    implicitHeight: Math.ceil(column.implicitHeight + 2 * Theme.px(20))
    radius: Theme.px(16)
    color: Qt.alpha(Theme.raised, .9)
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Column {
        id: column

        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Item {
            width: column.width
            height: name.height

            PlainText {
                id: name

                text: panel.title
                color: Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(22)
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PlainText {
                anchors.left: name.right
                anchors.leftMargin: Theme.px(12)
                anchors.right: parent.right
                anchors.baseline: name.baseline
                visible: text !== ""
                text: panel.note
                color: Theme.faint
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
