pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The progress at a column in the middle of the table: a bar in the colors of the seats. A column on a seat's side has
// a background instead of a bar.
Item {
    id: column

    required property rect bar
    required property rect at
    required property RowModel segments
    required property string words
    required property bool full
    required property bool marked

    x: bar.x
    y: bar.y
    width: bar.width
    height: bar.height
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Rectangle {
        visible: column.height === 0
        x: column.at.x - column.bar.x - Theme.px(3)
        y: column.at.y - column.bar.y - Theme.px(3)
        width: column.at.width + Theme.px(6)
        height: column.at.height + Theme.px(6)
        radius: Theme.px(12)
        color: Qt.rgba(0, 0, 0, .086)
        border.width: 1
        border.color: Qt.alpha(Theme.brass, Theme.clear ? .5 : .16)
    }

    Rectangle {
        visible: column.marked
        x: column.at.x - column.bar.x - Theme.px(6)
        y: column.at.y - column.bar.y - Theme.px(6)
        width: column.at.width + Theme.px(12)
        height: column.at.height + Theme.px(12)
        radius: Theme.px(16)
        color: Qt.alpha(Theme.gold, .09)
        border.width: Math.max(1.5, Theme.px(2))
        border.color: Qt.alpha(Theme.gold, .7)
    }

    Rectangle {
        anchors.fill: parent
        visible: column.height > 0
        radius: height / 2
        color: Qt.alpha(Theme.tag, .54)
        border.width: column.full ? Math.max(1.5, Theme.px(2)) : 1
        border.color: column.full ? Theme.gold : Theme.line
    }

    Row {
        id: shares

        readonly property real room: column.width - 2 * Theme.px(3)

        x: Theme.px(3)
        y: Theme.px(3)
        height: Math.round(parent.height - 2 * y)

        Repeater {
            model: column.segments

            Rectangle {
                id: segment

                required property real share
                required property int amount
                required property int hue

                width: shares.room * share
                height: shares.height
                radius: height / 2
                color: Theme.seat(hue)

                Behavior on width { enabled: Theme.motion; NumberAnimation { duration: 300; easing.type: Easing.OutCubic } }

                BadgeText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: implicitWidth < parent.width - 4
                    text: (Theme.marked && segment.width > height * 2.6 ? Theme.seatSign(segment.hue) + " " : "") + segment.amount
                    color: Theme.inkOnSeat
                    font.pixelSize: Math.max(10, segment.height * .72)
                }
            }
        }
    }

    PlainText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: column.height > 0 && shares.width + implicitWidth + Theme.px(18) < parent.width
        text: column.words
        color: Theme.soft
        font.family: Theme.sans
        font.pixelSize: Math.max(10, column.height * .56)
    }

    HoverHandler {
        id: hover
    }

    Tooltip {
        text: column.words
        wanted: hover.hovered
    }
}
