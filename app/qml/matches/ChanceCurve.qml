pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The chance to win over a match, a line for each seat that is shown, with its mistakes and turning points; a click goes
// there.
CurveChart {
    id: chart

    required property ReplayModel replay
    readonly property var marks: replay.marks
    readonly property var turns: replay.turns

    function spoken(marks: var): string {
        return [qsTr("The chance to win over the match"), ...marks.map(mark => mark.words)].join(". ");
    }

    curves: replay.curves
    ticks: turns.map(turn => turn.place / Math.max(1, replay.last))
    Accessible.name: spoken(marks)

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
