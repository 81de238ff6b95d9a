pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The matches of each period, with their outcomes.
StatPanel {
    id: panel

    required property StatisticsModel statistics
    readonly property var periods: statistics.periods

    title: qsTr("By date")
    note: periods.length === 1 ? periods[0].name : qsTr("%1 to %2").arg(periods[0]?.name ?? "").arg(periods[periods.length - 1]?.name ?? "")

    Item {
        id: chart

        readonly property real step: width / Math.max(1, panel.periods.length)
        readonly property real high: height - names.height
        readonly property real each: high / Math.max(1, panel.statistics.mostInPeriod)

        width: parent.width
        height: Math.max(Theme.px(210), 120)
        Accessible.role: Accessible.Chart
        Accessible.name: panel.periods.map(period => period.words).join(". ")

        Repeater {
            model: panel.periods

            PeriodBar {
                x: index * chart.step
                width: chart.step
                height: chart.high
                each: chart.each
            }
        }

        Rectangle {
            y: chart.high
            width: parent.width
            height: 1
            color: Qt.alpha(Theme.text, .4)
        }

        TextMetrics {
            id: room

            text: panel.periods.reduce((longest, period) => period.name.length > longest.length ? period.name : longest, "")
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }

        Row {
            id: names

            // The number of bars that share a name, chosen so that the longest name fits.
            readonly property int every: Math.max(1, Math.ceil((room.width + Theme.px(10)) / Math.max(1, chart.step)))

            anchors.bottom: parent.bottom
            height: Theme.letters(13) * 1.7

            Repeater {
                model: Math.max(1, Math.floor(panel.periods.length / names.every))

                PlainText {
                    required property int index

                    width: Math.min(names.every * chart.step, chart.width)
                    height: names.height
                    text: panel.periods[index * names.every]?.name ?? ""
                    color: Theme.faint
                    elide: Text.ElideRight
                    verticalAlignment: Text.AlignBottom
                    horizontalAlignment: names.every === 1 ? Text.AlignHCenter : Text.AlignLeft
                    font: room.font
                    Accessible.ignored: true
                }
            }
        }
    }

    // The matches of one period as a stacked bar, with wins at the bottom.
    component PeriodBar: Item {
        id: bar

        required property int index
        required property var modelData
        // The height of one match, in pixels.
        property real each: 1
        readonly property real thick: Math.min(width * .7, Theme.px(64))

        OutcomePart {
            outcome: OutcomePart.Won
            x: (bar.width - width) / 2
            y: bar.height - height
            width: bar.thick
            height: bar.modelData.won * bar.each
        }

        OutcomePart {
            outcome: OutcomePart.Even
            x: (bar.width - width) / 2
            y: bar.height - height - bar.modelData.won * bar.each
            width: bar.thick
            height: bar.modelData.even * bar.each
        }

        OutcomePart {
            outcome: OutcomePart.Lost
            x: (bar.width - width) / 2
            y: bar.height - (bar.modelData.won + bar.modelData.even + bar.modelData.lost) * bar.each
            width: bar.thick
            height: bar.modelData.lost * bar.each
        }

        Tooltip {
            text: bar.modelData.words
            wanted: pointer.hovered
        }

        HoverHandler {
            id: pointer
        }
    }
}
