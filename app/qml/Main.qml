import QtQuick
import QtQuick.Window
import Duelogue

// The window: the start screen until a match is there.
Window {
    id: window

    required property TableModel table
    required property SetupModel setup
    property bool playing: false

    width: 1600
    height: 900
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
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
        visible: !window.playing
        focus: visible
    }

    MatchScreen {
        anchors.fill: parent
        table: window.table
        visible: window.playing
        focus: visible
    }

    Connections {
        target: window.table

        function onShown() {
            window.playing = true;
        }

        function onLeaveWanted() {
            window.playing = false;
        }
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
}
