pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Duelogue

// The window: the start screen until a match is there. How large it is and where it stands is the program's to say.
Window {
    id: window

    required property TableModel table
    required property SetupModel setup
    required property MatchesModel matches
    property bool playing: false
    property bool browsing: false

    color: Theme.felt
    title: "Duelogue"

    Binding {
        target: Theme
        property: "unit"
        value: Math.max(.4, Math.min(window.width / 1600, window.height / 900))
    }

    StartScreen {
        anchors.fill: parent
        setup: window.setup
        visible: !window.playing && !window.browsing
        focus: visible
        onMatchesWanted: window.browsing = true
    }

    MatchesScreen {
        anchors.fill: parent
        matches: window.matches
        visible: !window.playing && window.browsing
        focus: visible
        onClosed: window.browsing = false
    }

    // It is there as long as there is a match, so that nothing of it stays open or hears a key without one.
    Repeater {
        model: window.playing ? 1 : 0
        onItemAdded: (index, item) => item.forceActiveFocus()

        MatchScreen {
            anchors.fill: parent
            table: window.table
            replay: window.matches.replay
            focus: true
        }
    }

    Connections {
        target: window.table

        function onShown() {
            window.playing = true;
            window.browsing = window.matches.replay.open;
        }

        function onLeaveWanted() {
            window.playing = false;
        }
    }

    Shortcut {
        sequence: KeyPlan.sequences.screen
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
}
