pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Rings around everything that the step of a lesson points to.
Item {
    id: rings

    required property LessonController lesson
    required property TableModel table
    required property Item reach
    readonly property alias spots: pointer.spots

    LessonPointer {
        id: pointer

        reach: rings.reach
        table: rings.table
        marks: rings.lesson.marks
    }

    Repeater {
        model: pointer.spots.length

        Ring {
            required property int index

            spot: pointer.spots[index] ?? Qt.rect(0, 0, 0, 0)
        }
    }

    // A ring just outside of its spot, but inside the window. It pulses unless motion is reduced.
    component Ring: Item {
        id: ring

        required property rect spot
        readonly property real gap: Math.max(4, Theme.px(6))
        readonly property real line: Math.max(4, Theme.px(5))
        readonly property real leftEdge: Math.max(1, spot.x - gap)
        readonly property real topEdge: Math.max(1, spot.y - gap)

        x: leftEdge
        y: topEdge
        width: Math.min(rings.reach.width - 1, spot.x + spot.width + gap) - leftEdge
        height: Math.min(rings.reach.height - 1, spot.y + spot.height + gap) - topEdge

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(14)
            color: "transparent"
            border.width: ring.line
            border.color: Theme.panel
            opacity: .8
        }

        Rectangle {
            id: bright

            anchors.fill: parent
            anchors.margins: 1
            radius: Theme.px(13)
            color: "transparent"
            border.width: ring.line - 2
            border.color: Theme.asks

            SequentialAnimation on opacity {
                running: Theme.motion && rings.visible
                loops: Animation.Infinite
                alwaysRunToEnd: true

                NumberAnimation { from: 1; to: .3; duration: 700; easing.type: Easing.InOutSine }
                NumberAnimation { from: .3; to: 1; duration: 700; easing.type: Easing.InOutSine }
            }
        }
    }
}
