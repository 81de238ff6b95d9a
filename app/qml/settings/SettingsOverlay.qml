import QtQuick
import Duelogue

// The settings over whatever screen there is, and the keys over them.
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
