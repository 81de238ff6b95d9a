import QtQuick
import Duelogue

// The background of one seat's cards at a column in the middle, in the seat's color, with their total.
Item {
    id: group

    required property rect at
    required property int hue
    required property string name
    required property int amount
    required property string standing
    required property bool mine
    readonly property color tint: Theme.seat(hue)

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    Accessible.role: Accessible.StaticText
    Accessible.name: standing === "" ? Theme.filled(qsTr("%1: %2"), [name, amount]) : Theme.filled(qsTr("%1: %2, %3"), [name, amount, standing])

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Qt.alpha(group.tint, group.mine ? .2 : .13)
        border.width: 1
        border.color: Qt.alpha(group.tint, .45)
    }

    Rectangle {
        width: Theme.px(5)
        height: parent.height
        radius: width / 2
        color: group.tint
    }

    PlainText {
        x: Theme.px(7)
        width: Theme.px(29)
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        text: group.amount
        color: group.tint
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.max(11, Math.min(Theme.px(22), group.height * .5))
    }

    PlainText {
        visible: Theme.marked
        x: Theme.px(7)
        y: Theme.px(2)
        width: Theme.px(29)
        horizontalAlignment: Text.AlignHCenter
        text: Theme.seatSign(group.hue)
        color: group.tint
        font.family: Theme.sans
        font.pixelSize: Math.max(8, Math.min(Theme.px(14), group.height * .3))
    }

    HoverHandler {
        id: hover
    }

    Tooltip {
        text: group.Accessible.name
        wanted: hover.hovered
    }
}
