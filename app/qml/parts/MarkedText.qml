pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A line with our own markup: card names in their colors. Everything else in the line is escaped, by richText() in C++
// or by Theme.escaped() here.
Text {
    id: line

    property string markup: ""
    // The line without markup, for screen readers.
    readonly property string plain: Theme.unmarked(markup)
    // True if the pointer finds the card names in the line.
    property bool findsCards: false
    // The card names in the line, in order.
    readonly property list<string> cards: findsCards ? Theme.cardsIn(markup) : []
    // The card whose name is under the pointer; empty: none.
    property string pointedCard: ""

    text: Theme.onGround(markup)
    textFormat: Text.StyledText
    Component.onDestruction: pointedCard = ""

    HoverHandler {
        id: hover

        enabled: line.cards.length > 0
        onHoveredChanged: if (!hovered) line.pointedCard = ""
    }

    // The same line with a link at each name. It is invisible, because Qt underlines links. The number of a name is its
    // address, since a name may have characters that an address must not have.
    Repeater {
        model: hover.hovered ? 1 : 0

        Text {
            anchors.fill: parent
            opacity: 0
            text: Theme.linked(line.markup)
            textFormat: Text.StyledText
            font: line.font
            lineHeight: line.lineHeight
            wrapMode: line.wrapMode
            elide: line.elide
            horizontalAlignment: line.horizontalAlignment
            verticalAlignment: line.verticalAlignment
            Accessible.ignored: true
            onHoveredLinkChanged: line.pointedCard = hoveredLink === "" ? "" : line.cards[Number(hoveredLink)] ?? ""
        }
    }
}
