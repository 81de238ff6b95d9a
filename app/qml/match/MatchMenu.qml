import QtQuick
import Duelogue

// The menu of a match: help, settings, conceding and leaving.
Sheet {
    id: menu

    required property TableModel table
    // True in a replay.
    property bool again: false
    // True in a lesson.
    property bool learning: false

    signal helpWanted
    signal learnWanted
    signal settingsWanted
    signal askingWanted
    signal giveUpWanted

    preferredWidth: Theme.letters(330)
    first: back
    Accessible.name: qsTr("Menu")

    PlainButton {
        id: back

        width: parent.width
        primary: true
        text: menu.learning ? qsTr("Back to the lesson") : qsTr("Back to the match")
        keycap: KeyBindings.caps.cancel
        onClicked: menu.closed()
    }

    PlainButton {
        width: parent.width
        text: qsTr("Learn…")
        onClicked: menu.learnWanted()
    }

    PlainButton {
        width: parent.width
        text: qsTr("Help")
        keycap: KeyBindings.caps.help
        onClicked: menu.helpWanted()
    }

    PlainButton {
        width: parent.width
        text: qsTr("Settings")
        keycap: KeyBindings.caps.settings
        onClicked: menu.settingsWanted()
    }

    PlainButton {
        width: parent.width
        text: qsTr("Auto-pass…")
        visible: !menu.table.watching && !menu.learning
        onClicked: menu.askingWanted()
    }

    PlainButton {
        width: parent.width
        text: qsTr("Replay last turn")
        tooltip: qsTr("See again what your opponents did")
        visible: !menu.table.watching && !menu.again && !menu.learning
        enabled: menu.table.canLookBack
        onClicked: {
            menu.closed();
            menu.table.lookBack();
        }
    }

    PlainButton {
        width: parent.width
        text: qsTr("Undo turn")
        tooltip: qsTr("Takes back all your choices of this turn")
        keycap: KeyBindings.caps.undoTurn
        visible: !menu.table.watching && !menu.again && !menu.learning
        enabled: menu.table.canUndoTurn
        onClicked: {
            menu.closed();
            menu.table.undoTurn();
        }
    }

    PlainButton {
        width: parent.width
        text: qsTr("Pass turn")
        tooltip: qsTr("Passes everything until the turn ends")
        keycap: KeyBindings.caps.passTurn
        visible: !menu.table.watching && !menu.learning
        enabled: menu.table.canPassTurn
        onClicked: {
            menu.closed();
            menu.table.passTurn();
        }
    }

    PlainButton {
        width: parent.width
        text: qsTr("Stop at next chance")
        tooltip: qsTr("Asks you at your next chance to act, even if your settings would pass")
        keycap: KeyBindings.caps.stopNext
        visible: !menu.table.watching && !menu.learning
        primary: menu.table.stopsNext
        onClicked: {
            menu.closed();
            menu.table.stopNext();
        }
    }

    PaceButton {
        width: parent.width
    }

    PlainButton {
        width: parent.width
        text: qsTr("Edit my deck")
        tooltip: qsTr("Leaves the match, which can be resumed later")
        visible: !menu.table.watching && !menu.again && !menu.learning
        onClicked: menu.table.editDeck()
    }

    PlainButton {
        width: parent.width
        visible: menu.table.canConcede
        text: qsTr("Concede…")
        onClicked: menu.giveUpWanted()
    }

    PlainButton {
        width: parent.width
        text: menu.again ? qsTr("Matches") : qsTr("Start screen")
        onClicked: menu.table.leave()
    }
}
