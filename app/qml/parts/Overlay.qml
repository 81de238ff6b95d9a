import QtQuick
import Duelogue

// An overlay over the whole screen. It receives all clicks and keys until it is closed.
FocusScope {
    id: overlay

    property real dim: .72
    // Lets clicks through to the table.
    property bool seeThrough: false
    // The region for the arrow keys, and whether its items are arranged in rows.
    property Item reach: overlay
    property bool inRows: false
    // The item that gets the focus whenever the overlay opens.
    property Item first: overlay

    signal closed
    // Signals that an arrow key has found no item above (-1) or below (1).
    signal beyond(int y)

    function walk(x: int, y: int) {
        const found = inRows ? ArrowNavigation.step(reach, x, y) : ArrowNavigation.go(reach, x, y);
        if (!found && y !== 0)
            beyond(y);
    }

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Keys.onEscapePressed: closed()
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    onVisibleChanged: if (visible) first.forceActiveFocus()
    Component.onCompleted: if (visible) first.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.veil, overlay.dim)
    }

    MouseArea {
        enabled: !overlay.seeThrough
        anchors.fill: parent
        hoverEnabled: true
        onClicked: overlay.closed()
        onWheel: wheel => wheel.accepted = true
    }
}
