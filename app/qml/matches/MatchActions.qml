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
    opacity: enabled ? 1 : .4

    PlainButton {
        text: qsTr("Replay")
        iconName: "play-button"
        keycap: KeyBindings.caps.choose
        primary: true
        tooltip: qsTr("Step through every decision from any seat, with analysis")
        onClicked: actions.matches.open(actions.chosen)
    }

    PlainButton {
        visible: actions.unfinished
        text: qsTr("Resume")
        iconName: "next-button"
        tooltip: qsTr("Continue where you left off")
        onClicked: actions.matches.goOn(actions.chosen)
    }

    PlainButton {
        text: qsTr("Rename…")
        iconName: "pencil"
        keycap: KeyBindings.caps.rename
        onClicked: actions.nameWanted()
    }

    PlainButton {
        text: qsTr("Export…")
        iconName: "save"
        onClicked: actions.exportWanted()
    }

    PlainButton {
        text: qsTr("Copy")
        tooltip: qsTr("Copy as text (%1)").arg(KeyBindings.caps.copy)
        onClicked: actions.matches.copy(actions.chosen)
    }

    PlainButton {
        text: qsTr("Delete")
        iconName: "trash-can"
        tooltip: qsTr("Can be undone (%1)").arg(KeyBindings.caps.remove)
        onClicked: actions.matches.remove(actions.chosen)
    }
}
