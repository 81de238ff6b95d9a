pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Duelogue

// A chart of winning chances over a match. Each curve is a map with seat and points; `ticks` are positions from 0 to 1.
Item {
    id: chart

    required property var curves
    property var ticks: []
    readonly property real rim: Theme.px(8)

    function xOf(share: real): real {
        return rim + share * (width - 2 * rim);
    }

    function yOf(chance: real): real {
        return height - rim - chance * (height - 2 * rim);
    }

    Accessible.role: Accessible.Chart

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(11)
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }

    // The line of equal chances.
    Rectangle {
        x: chart.rim
        y: chart.yOf(.5)
        width: parent.width - 2 * x
        height: 1
        color: Qt.alpha(Theme.text, .22)
    }

    Repeater {
        model: chart.ticks

        Rectangle {
            required property real modelData

            x: chart.xOf(modelData)
            y: chart.height - chart.rim - height
            width: 1
            height: Theme.px(7)
            color: Qt.alpha(Theme.text, .3)
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
}
