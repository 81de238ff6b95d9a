import QtQuick
import Duelogue

// A frame of the explanation of a question, indented by its depth.
Item {
    id: frame

    required property int index
    required property string who
    required property string what
    required property string because
    required property int tone
    required property int indent
    property string game: ""
    // Width and height are in whole pixels; otherwise an edge would be clipped.
    readonly property real step: Math.round(Math.min(indent, 5) * Theme.px(13))

    implicitHeight: Math.ceil(words.implicitHeight + Theme.px(15))
    Accessible.role: Accessible.StaticText
    Accessible.name: who + ": " + what + (because === "" ? "" : " " + because)

    Rectangle {
        x: frame.step
        width: parent.width - x
        height: parent.height
        radius: Theme.px(10)
        color: Theme.raised
        border.width: 1
        border.color: frame.index === 0 ? Theme.tone(frame.tone) : Theme.line

        Rectangle {
            x: Theme.px(1)
            y: Theme.px(9)
            width: Theme.px(4)
            height: parent.height - Theme.px(18)
            radius: width / 2
            color: Theme.tone(frame.tone)
        }

        Column {
            id: words

            x: Theme.px(15)
            y: Theme.px(7)
            width: parent.width - Theme.px(26)
            spacing: Theme.px(1)

            PlainText {
                width: parent.width
                text: frame.who
                color: Theme.tone(frame.tone)
                elide: Text.ElideRight
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(15)
            }

            TermText {
                width: parent.width
                game: frame.game
                plain: frame.what
                color: Theme.text
                wrapMode: Text.WordWrap
                maximumLineCount: 6
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
            }

            TermText {
                width: parent.width
                visible: frame.because !== ""
                game: frame.game
                plain: frame.because
                color: Theme.faint
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(12)
            }
        }
    }
}
