import QtQuick
import Duelogue

// Something that stands over the table and takes all clicks and keys until it is gone.
FocusScope {
    id: overlay

    property real dim: .72
    // Lets clicks through to the table.
    property bool seeThrough: false
    // What the arrow keys walk through.
    property Item reach: overlay
    signal closed

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Keys.onEscapePressed: closed()
    Keys.onLeftPressed: FocusWalk.go(reach, -1, 0)
    Keys.onRightPressed: FocusWalk.go(reach, 1, 0)
    Keys.onUpPressed: FocusWalk.go(reach, 0, -1)
    Keys.onDownPressed: FocusWalk.go(reach, 0, 1)
    onVisibleChanged: if (visible) forceActiveFocus()
    Component.onCompleted: if (visible) forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha("#070d0b", overlay.dim)
    }

    MouseArea {
        enabled: !overlay.seeThrough
        anchors.fill: parent
        hoverEnabled: true
        onClicked: overlay.closed()
        onWheel: wheel => wheel.accepted = true
    }
}
