import QtQuick
import Duelogue

// A line with our own markup: card names in their colors. Everything else in the line is escaped, by richText() in C++
// or by Theme.escaped() here.
Text {
    property string markup: ""
    // The line without markup, for screen readers.
    readonly property string plain: Theme.unmarked(markup)

    text: Theme.onGround(markup)
    textFormat: Text.StyledText
}
