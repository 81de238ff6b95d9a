pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Duelogue

// The chance to win over a match, a line for each seat that is shown, with its mistakes and turning points; a click goes
// there.
Item {
    id: chart

    required property ReplayModel replay
    readonly property var marks: replay.marks
    readonly property real rim: Theme.px(8)

    function xOf(share: real): real {
        return rim + share * (width - 2 * rim);
    }

    function yOf(chance: real): real {
        return height - rim - chance * (height - 2 * rim);
    }

    function spoken(marks: var): string {
        return [qsTr("The chance to win over the match"), ...marks.map(mark => mark.words)].join(". ");
    }

    Accessible.role: Accessible.Chart
    Accessible.name: spoken(marks)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(11)
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }

    // Even chances.
    Rectangle {
        x: chart.rim
        y: chart.yOf(.5)
        width: parent.width - 2 * x
        height: 1
        color: Qt.alpha(Theme.text, .22)
    }

    Repeater {
        model: chart.replay.turns

        Rectangle {
            required property var modelData

            x: chart.xOf(modelData.place / Math.max(1, chart.replay.last))
            y: chart.height - chart.rim - height
            width: 1
            height: Theme.px(7)
            color: Qt.alpha(Theme.text, .3)
        }
    }

    Repeater {
        model: chart.replay.curves

        Shape {
            id: curve

            required property var modelData
            readonly property list<point> line: modelData.points.map(at => Qt.point(chart.xOf(at.x), chart.yOf(at.y)))

            anchors.fill: parent

            ShapePath {
                strokeColor: Theme.seat(curve.modelData.seat)
                strokeWidth: Math.max(2, Theme.px(2.5))
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                capStyle: ShapePath.RoundCap

                PathPolyline {
                    path: curve.line
                }
            }
        }
    }

    // Where one is.
    Rectangle {
        x: chart.xOf(chart.replay.place / Math.max(1, chart.replay.last)) - width / 2
        y: chart.rim / 2
        width: 2
        height: chart.height - chart.rim
        color: Theme.gold
    }

    MouseArea {
        function placeAt(x: real): int {
            return Math.round((x - chart.rim) / (chart.width - 2 * chart.rim) * chart.replay.last);
        }

        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onPressed: mouse => chart.replay.go(placeAt(mouse.x))
        onPositionChanged: mouse => chart.replay.go(placeAt(mouse.x))
    }

    Repeater {
        model: chart.marks

        ChanceMark {
            replay: chart.replay
            x: chart.xOf(modelData.x) - width / 2
            y: chart.yOf(modelData.y) - height / 2
        }
    }
}
