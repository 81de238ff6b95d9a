pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The how-to-play page of a game: its rules in short, and the meaning of its terms.
Sheet {
    id: primer

    property string game: ""

    signal keysWanted

    preferredWidth: Theme.letters(16) * 38
    spacing: Theme.px(12)
    Accessible.name: title.title

    SheetTitle {
        id: title

        title: qsTr("How to play %1").arg(HowToPlayPages.title(primer.game))
    }

    Repeater {
        // Reading Language.spoken rebuilds the page when the language changes.
        model: primer.visible && Language.spoken ? HowToPlayPages.of(primer.game) : []

        Column {
            id: part

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.px(2)
            Accessible.role: Accessible.StaticText
            Accessible.name: part.modelData.heading + ": " + part.modelData.text

            PlainText {
                width: parent.width
                text: part.modelData.heading
                color: Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(16)
                Accessible.ignored: true
            }

            PlainText {
                width: parent.width
                text: part.modelData.text
                color: Theme.soft
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.ignored: true
            }
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            focus: true
            onClicked: primer.closed()
        },
        PlainButton {
            text: qsTr("Shortcuts")
            keycap: KeyBindings.caps.help
            onClicked: primer.keysWanted()
        }
    ]
}
