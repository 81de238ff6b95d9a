pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A random opening hand of the deck.
Sheet {
    id: sheet

    required property DeckEditorModel deck
    readonly property var hand: deck.hand
    readonly property int perRow: Math.min(Math.max(1, hand.length), width > Theme.letters(900) ? 7 : 4)

    preferredWidth: Theme.letters(1080)
    centered: true
    first: again
    Accessible.name: heading.title

    SheetTitle {
        id: heading

        title: qsTr("Sample hand")
        sentence: sheet.hand.length === 0 ? qsTr("The deck has no cards to draw.") : ""
    }

    Grid {
        id: cards

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        width: parent.width
        columns: sheet.perRow
        spacing: Theme.px(12)

        Repeater {
            model: sheet.hand.length

            CardFace {
                required property int index
                readonly property var card: sheet.hand[index] ?? ({faceKey: "", spoken: ""})

                visible: faceKey !== ""
                faceKey: card.faceKey
                width: Math.min(cards.cell, Theme.letters(260))
                height: width * 1.4
                Accessible.role: Accessible.StaticText
                Accessible.name: card.spoken
            }
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        },
        PlainButton {
            id: again

            text: qsTr("Again")
            primary: true
            onClicked: sheet.deck.deal()
        }
    ]
}
