pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The deck, or what lies beside it: a line for each card, which goes to the other side when it is chosen.
Column {
    id: list

    required property string title
    // What choosing a card does with it.
    required property string deed
    required property var cards
    // Which of a card's numbers this is, and which says whether it stands here.
    required property string part
    required property string shownBy

    signal chosen(int card)
    signal looked(int card, real y)

    spacing: Theme.px(2)

    PlainText {
        width: parent.width
        text: list.title
        color: Theme.brass
        elide: Text.ElideRight
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(19)
        bottomPadding: Theme.px(6)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        // A number, so that a line stays, and with it where the keyboard is, when its card moves.
        model: list.cards.length

        SideLine {
            required property int index
            readonly property var card: list.cards[index] ?? ({})

            visible: card[list.shownBy] ?? false
            width: list.width
            count: card[list.part] ?? 0
            name: card.name ?? ""
            deed: list.deed
            onChosen: list.chosen(index)
            onLooked: list.looked(index, y + height / 2)
        }
    }
}
