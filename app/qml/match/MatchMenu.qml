import QtQuick
import Duelogue

// What is not part of the match: motion, giving up, leaving.
Sheet {
    id: menu

    required property TableModel table
    // It is looked at again.
    property bool again: false

    signal helpWanted
    signal giveUpWanted

    preferredWidth: Theme.letters(330)
    first: back
    Accessible.name: qsTr("Menu")

    PlainButton {
        id: back

        width: parent.width
        primary: true
        text: qsTr("Back to the match")
        keycap: qsTr("Esc")
        onClicked: menu.closed()
    }

    PlainButton {
        width: parent.width
        text: qsTr("Keys")
        keycap: "F1"
        onClicked: menu.helpWanted()
    }

    PlainButton {
        width: parent.width
        text: Preferences.motion ? qsTr("Motion: on") : qsTr("Motion: off")
        onClicked: Preferences.motion = !Preferences.motion
    }

    PaceButton {
        width: parent.width
    }

    PlainButton {
        width: parent.width
        text: qsTr("Letters: %1 %").arg(Math.round(Preferences.letters * 100))
        onClicked: Preferences.letters = Preferences.letters >= 1.4 ? .9 : Preferences.letters + .1
    }

    PlainButton {
        width: parent.width
        enabled: menu.table.canConcede
        text: qsTr("Give up…")
        onClicked: menu.giveUpWanted()
    }

    PlainButton {
        width: parent.width
        text: menu.again ? qsTr("To all matches") : qsTr("To the start screen")
        onClicked: menu.table.leave()
    }
}
