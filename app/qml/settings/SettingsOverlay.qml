import QtQuick
import Duelogue

// The settings over any screen, and the key bindings over the settings.
Item {
    id: desk

    property string open: ""

    signal closed

    function close() {
        open = "";
        closed();
    }

    anchors.fill: parent

    SettingsSheet {
        visible: desk.open === "settings"
        onClosed: desk.close()
        onKeysWanted: desk.open = "keys"
    }

    KeysSheet {
        visible: desk.open === "keys"
        onClosed: desk.open = "settings"
    }
}
