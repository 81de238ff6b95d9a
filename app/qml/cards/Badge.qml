import QtQuick
import QtQuick.Templates as T
import Duelogue

// Something that a permanent can do, as a sign; what it means is said when the pointer rests on it.
Rectangle {
    id: badge

    required property string icon
    required property string name
    required property string meaning

    height: width
    radius: width / 2
    color: "#d9171310"
    border.width: 1
    border.color: Qt.alpha(Theme.brass, .6)
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.description: meaning

    Icon {
        anchors.centerIn: parent
        width: parent.width * .74
        height: width
        name: badge.icon
        tint: Theme.paper
    }

    HoverHandler {
        id: hover
    }

    T.ToolTip.visible: hover.hovered
    T.ToolTip.text: meaning === "" ? name : qsTr("%1: %2").arg(name).arg(meaning)
    T.ToolTip.delay: 400
}
