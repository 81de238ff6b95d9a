import QtQuick
import Duelogue

// Decks from other programs and for them, by the clipboard.
Row {
    id: buttons

    required property SetupModel setup
    required property int index
    required property bool own

    spacing: Theme.px(8)

    PlainButton {
        visible: buttons.own
        text: qsTr("Forget")
        hint: qsTr("This deck of yours is kept no longer")
        implicitHeight: Theme.px(34)
        size: 14
        onClicked: buttons.setup.forgetDeck(buttons.index)
    }

    PlainButton {
        text: qsTr("Copy deck")
        hint: qsTr("The deck goes to the clipboard, as a list for other programs")
        implicitHeight: Theme.px(34)
        size: 14
        onClicked: buttons.setup.copyDeck(buttons.index)
    }

    PlainButton {
        text: qsTr("Paste deck")
        hint: qsTr("A list on the clipboard becomes a deck of yours")
        implicitHeight: Theme.px(34)
        size: 14
        onClicked: buttons.setup.pasteDeck(buttons.index)
    }
}
