pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Duelogue

// The moving average of the win rate, match by match.
StatPanel {
    id: panel

    required property StatisticsModel statistics
    readonly property var points: statistics.curve

    title: qsTr("Win rate over time")

    Item {
        id: chart

        readonly property real margin: Theme.letters(13) * 3.4
        readonly property real rim: Theme.letters(13) * .7

        function xOf(share: real): real {
            return margin + share * (width - margin - 4);
        }

        function yOf(share: real): real {
            return height - rim - share * (height - 2 * rim);
        }

        visible: panel.points.length > 1
        width: parent.width
        height: Math.max(Theme.px(180), 104)
        Accessible.role: Accessible.Chart
        Accessible.name: panel.statistics.curveWords

        Repeater {
            model: [0, .5, 1]

            Item {
                id: line

                required property double modelData

                y: chart.yOf(modelData)
                width: chart.width

                Rectangle {
                    x: chart.margin
                    width: parent.width - x
                    height: 1
                    color: Qt.alpha(Theme.text, line.modelData === .5 ? .4 : .2)
                }

                PlainText {
                    y: -height / 2
                    width: chart.margin - Theme.px(8)
                    text: qsTr("%1%").arg(line.modelData * 100)
                    color: Theme.faint
                    horizontalAlignment: Text.AlignRight
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(13)
                    Accessible.ignored: true
                }
            }
        }

        Shape {
            anchors.fill: parent

            ShapePath {
                strokeColor: Theme.brass
                strokeWidth: Math.max(2, Theme.px(3))
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                capStyle: ShapePath.RoundCap

                PathPolyline {
                    path: panel.points.map(at => Qt.point(chart.xOf(at.x), chart.yOf(at.y)))
                }
            }
        }
    }

    NoteLines {
        lines: [panel.statistics.curveWords]
        width: parent.width
    }
}
