import QtQuick

// Every text of the window: what looks like markup in it, in a deck's name say, is just letters.
Text {
    textFormat: Text.PlainText
}
