import QtQuick
import Duelogue

// A line with markup of our own: the names of cards in their colors. Everything else in it is escaped, by richText() in
// C++ or by Theme.escaped() here.
Text {
    property string markup: ""
    // The same line for a screen reader.
    readonly property string plain: Theme.unmarked(markup)

    text: Theme.onGround(markup)
    textFormat: Text.StyledText
}
