pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The content of a deck's tile.
Item {
    id: face

    required property var deck
    property string taken: ""
    property bool lit: false
    property bool hovered: false
    property bool focused: false
    // True if a click on the hovered tile chooses the deck.
    readonly property bool inviting: hovered && taken === ""
    // True if a text is truncated.
    readonly property bool cut: name.truncated || about.truncated || warning.truncated

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(1)
        radius: Theme.px(16)
        color: face.lit ? Theme.tileLit : face.inviting ? Theme.tileHovered : Theme.tile
        border.width: face.focused || face.lit ? Math.max(2, Theme.px(2.5)) : 1
        border.color: face.focused ? Theme.text : face.lit ? Theme.gold : Theme.line
    }

    CardArt {
        id: art

        x: Theme.px(10)
        y: Theme.px(10)
        width: parent.width - Theme.px(20)
        height: parent.height - words.height - Theme.px(32)
        faceKey: face.deck.faceKey
        opacity: face.taken === "" ? 1 : .35
    }

    Rectangle {
        visible: face.taken !== ""
        anchors.centerIn: art
        width: Math.min(art.width, who.implicitWidth + Theme.px(24))
        height: who.implicitHeight + Theme.px(10)
        radius: height / 2
        color: Qt.alpha(Theme.panel, .9)
        border.width: 1
        border.color: Theme.line

        PlainText {
            id: who

            anchors.centerIn: parent
            width: Math.min(implicitWidth, art.width - Theme.px(16))
            text: face.taken
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.sans
            font.weight: Font.Medium
            font.pixelSize: Theme.letters(13)
        }
    }

    Row {
        anchors.right: art.right
        anchors.bottom: art.bottom
        anchors.margins: Theme.px(6)
        spacing: Theme.px(3)

        Repeater {
            model: face.deck.colors

            Pip {
                required property string modelData

                pip: modelData
                side: Theme.letters(20)
            }
        }
    }

    ChoiceMark {
        visible: Theme.marked && face.lit
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: width * .4
        anchors.verticalCenter: parent.top
        anchors.verticalCenterOffset: height * .4
        sign: "✓"
    }

    Column {
        id: words

        anchors.top: art.bottom
        anchors.topMargin: Theme.px(7)
        x: Theme.px(13)
        width: parent.width - Theme.px(26)
        spacing: Theme.px(2)

        PlainText {
            id: name

            width: parent.width
            text: face.deck.name
            color: face.taken === "" ? Theme.text : Theme.faint
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(18)
        }

        PlainText {
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

        PlainText {
            id: about

            width: parent.width
            text: face.deck.description
            color: face.taken === "" ? Theme.soft : Theme.faint
            wrapMode: Text.WordWrap
            maximumLineCount: warning.visible ? 2 : 4
            elide: Text.ElideRight
            lineHeight: 1.02
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }
}
