import QtQuick
import Duelogue

// The buttons for the selected match.
Flow {
    id: actions

    required property MatchesModel matches
    required property string chosen
    required property bool unfinished

    signal nameWanted
    signal exportWanted

    spacing: Theme.px(10)
    layoutDirection: Qt.RightToLeft
    enabled: chosen !== ""

    PlainButton {
        text: qsTr("Look again")
        iconName: "play-button"
        keycap: KeyBindings.caps.choose
        primary: true
        tooltip: qsTr("Decision by decision, from any seat, with an analysis")
        onClicked: actions.matches.open(actions.chosen)
    }

    PlainButton {
        visible: actions.unfinished
        text: qsTr("Go on")
        iconName: "next-button"
        tooltip: qsTr("Plays on where it was left")
        onClicked: actions.matches.goOn(actions.chosen)
    }

    PlainButton {
        text: qsTr("Name…")
        iconName: "pencil"
        keycap: KeyBindings.caps.rename
        onClicked: actions.nameWanted()
    }

    PlainButton {
        text: qsTr("Into a file…")
        iconName: "save"
        onClicked: actions.exportWanted()
    }

    PlainButton {
        text: qsTr("Copy")
        tooltip: qsTr("To the clipboard, in the notation (%1)").arg(KeyBindings.caps.copy)
        onClicked: actions.matches.copy(actions.chosen)
    }

    PlainButton {
        text: qsTr("Delete")
        iconName: "trash-can"
        tooltip: qsTr("It can be undone (%1)").arg(KeyBindings.caps.remove)
        onClicked: actions.matches.remove(actions.chosen)
    }
}
