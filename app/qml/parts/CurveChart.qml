pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Duelogue

// A chart of winning chances over a match, with an axis for the chance and one for the turns. Each curve is a map with
// seat and points; `turns` are maps with x (from 0 to 1) and turn.
Item {
    id: chart

    required property var curves
    property var turns: []
    readonly property real rim: Theme.px(8)
    // The plot between the axes.
    readonly property real plotLeft: whole.width + 2 * rim
    readonly property real plotBottom: height - half.height - rim * .75

    function xOf(share: real): real {
        return plotLeft + share * (width - plotLeft - 2 * rim);
    }

    function yOf(chance: real): real {
        return plotBottom - chance * (plotBottom - rim - half.height / 2);
    }

    // The turns whose numbers don't overlap the label of the axis or each other.
    function labeled(turns: var, room: real): var {
        let free = axis.x + axis.width + room / 2;
        return turns.filter(each => {
            if (xOf(each.x) < free)
                return false;
            free = xOf(each.x) + room;
            return true;
        });
    }

    Accessible.role: Accessible.Chart

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(11)
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }

    AxisLabel {
        id: whole

        text: qsTr("%1%").arg(100)
        x: chart.rim
        y: chart.yOf(1) - height / 2
    }

    AxisLabel {
        id: half

        text: qsTr("%1%").arg(50)
        x: chart.rim + whole.width - width
        y: chart.yOf(.5) - height / 2
    }

    AxisLabel {
        text: qsTr("%1%").arg(0)
        x: chart.rim + whole.width - width
        y: chart.yOf(0) - height / 2
    }

    Repeater {
        model: [0, .5, 1]

        Rectangle {
            required property real modelData

            x: chart.xOf(0)
            y: Math.round(chart.yOf(modelData))
            width: chart.xOf(1) - x
            height: 1
            color: Qt.alpha(Theme.text, modelData === .5 ? .22 : .1)
        }
    }

    Repeater {
        model: chart.turns

        Rectangle {
            required property var modelData

            x: chart.xOf(modelData.x)
            y: chart.plotBottom - height
            width: 1
            height: Theme.px(7)
            color: Qt.alpha(Theme.text, .3)
        }
    }

    AxisLabel {
        id: axis

        visible: chart.turns.length > 0
        text: qsTr("Turn")
        x: chart.rim
        y: chart.height - height - chart.rim * .25
    }

    Repeater {
        model: chart.labeled(chart.turns, 1.2 * half.width)

        AxisLabel {
            required property var modelData

            text: modelData.turn
            x: Math.min(chart.xOf(modelData.x) - width / 2, chart.width - width - 3)
            y: axis.y
        }
    }

    Repeater {
        model: chart.curves

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

    component AxisLabel: PlainText {
        color: Theme.faint
        font.family: Theme.sans
        font.pixelSize: Theme.letters(12)
    }
}
