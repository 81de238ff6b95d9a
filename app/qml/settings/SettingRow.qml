import QtQuick
import Duelogue

// A setting: its name, a sentence about it, and its choices at the right. In a narrow window, the choices are below.
Item {
    id: row

    required property string name
    property string sentence: ""
    default property alias choices: flow.data
    readonly property bool narrow: width < Theme.letters(15) * 34

    width: parent ? parent.width : 0
    implicitHeight: narrow ? words.height + Theme.px(8) + flow.height : Math.max(words.height, flow.height)
    height: implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Column {
        id: words

        width: row.narrow ? row.width : row.width * .42
        spacing: Theme.px(2)

        PlainText {
            width: parent.width
            text: row.name
            color: Theme.text
            wrapMode: Text.WordWrap
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(18)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PlainText {
            visible: text !== ""
            width: parent.width
            text: row.sentence
            color: Theme.soft
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Flow {
        id: flow

        x: row.narrow ? 0 : row.width * .45
        y: row.narrow ? words.height + Theme.px(8) : 0
        width: row.width - x
        spacing: Theme.px(8)
    }
}
