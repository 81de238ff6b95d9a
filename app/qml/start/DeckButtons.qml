import QtQuick
import Duelogue

// The editor of decks, and their import and export by the clipboard.
Flow {
    id: buttons

    required property SetupModel setup
    required property int index
    required property bool own
    readonly property real tall: Math.max(Theme.px(34), 28)
    // The width at which all buttons fit in one line.
    readonly property real inOneLine: {
        let sum = 1;
        for (let i = 0; i < visibleChildren.length; ++i)
            sum += visibleChildren[i].implicitWidth + (i > 0 ? spacing : 0);
        return sum;
    }

    spacing: Theme.px(8)

    PlainButton {
        text: qsTr("Edit deck")
        tooltip: qsTr("Change this deck in the editor; one of the program is copied first")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.editDeck(buttons.index)
    }

    PlainButton {
        text: qsTr("New deck")
        tooltip: qsTr("Build a deck card by card")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.editNewDeck(buttons.index)
    }

    PlainButton {
        text: qsTr("Paste deck…")
        tooltip: qsTr("Import a deck list from the clipboard")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.pasteDeck(buttons.index)
    }

    PlainButton {
        text: qsTr("Copy deck")
        tooltip: qsTr("Copy the deck list, ready for other programs")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.copyDeck(buttons.index)
    }

    PlainButton {
        visible: buttons.own
        text: qsTr("Delete deck")
        tooltip: qsTr("Delete this deck (can be undone)")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.forgetDeck(buttons.index)
    }
}
