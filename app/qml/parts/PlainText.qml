import QtQuick

// The base of all texts in the window. Markup, for example in the name of a deck, is shown literally.
Text {
    textFormat: Text.PlainText
}
