import QtQuick
import Duelogue

// A text whose terms are underlined; everything else in it is escaped in C++. A tooltip defines the term under the
// pointer, and a click opens the help at the term.
Text {
    id: line

    required property string game
    required property string plain
    readonly property var entries: GlossaryPages.entriesIn(game, plain)
    // The term under the pointer; empty: none.
    readonly property string pointed: hoveredLink === "" ? "" : entries[Number(hoveredLink)]?.term ?? ""

    text: GlossaryPages.linked(game, plain)
    textFormat: Text.StyledText
    linkColor: color
    onLinkActivated: link => ShownTooltip.termAsked(entries[Number(link)].term)

    HoverHandler {
        cursorShape: line.pointed === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
    }

    Tooltip {
        text: GlossaryPages.explained(line.game, line.pointed)
        term: line.pointed
        wanted: line.pointed !== ""
    }
}
