pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What stands on a deck's tile.
Item {
    id: face

    required property var deck
    // There is more to say than there is room for.
    readonly property bool cut: name.truncated || about.truncated || warning.truncated

    CardArt {
        id: art

        x: Theme.px(10)
        y: Theme.px(10)
        width: parent.width - Theme.px(20)
        height: parent.height - words.height - Theme.px(32)
        faceKey: face.deck.faceKey
    }

    Row {
        anchors.right: art.right
        anchors.bottom: art.bottom
        anchors.margins: Theme.px(6)
        spacing: Theme.px(3)

        Repeater {
            model: face.deck.colours

            Pip {
                required property string modelData

                pip: modelData
                side: Theme.letters(20)
            }
        }
    }

    Column {
        id: words

        anchors.top: art.bottom
        anchors.topMargin: Theme.px(7)
        x: Theme.px(13)
        width: parent.width - Theme.px(26)
        spacing: Theme.px(2)

        Text {
            id: name

            width: parent.width
            text: face.deck.name
            color: Theme.text
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(18)
        }

        Text {
            id: warning

            visible: text !== ""
            width: parent.width
            text: face.deck.problem ?? ""
            color: Theme.worse
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }

        Text {
            id: about

            width: parent.width
            text: face.deck.description
            color: Theme.soft
            wrapMode: Text.WordWrap
            maximumLineCount: warning.visible ? 2 : 4
            elide: Text.ElideRight
            lineHeight: 1.02
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }
}
