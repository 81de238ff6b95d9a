pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The user's rating relative to the computer levels, its confidence interval, and its meaning.
StatPanel {
    id: panel

    required property StatisticsModel statistics

    title: qsTr("Your rating")
    note: statistics.ratingPlace

    PlainText {
        text: panel.statistics.rating === "" ? qsTr("none yet") : panel.statistics.rating
        color: Theme.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(44)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    RatingScale {
        statistics: panel.statistics
        width: parent.width
    }

    Repeater {
        model: panel.statistics.ratingNotes

        PlainText {
            required property string modelData

            width: parent ? parent.width : 0
            text: modelData
            color: Theme.soft
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    NoteLines {
        lines: [panel.statistics.ratingMeaning]
        width: parent.width
    }

    // A scale with the computer levels. A dot marks the rating, a band marks the confidence interval. An open end of
    // the band fades out.
    component RatingScale: Item {
        id: ruler

        required property StatisticsModel statistics
        readonly property bool known: statistics.rating !== ""
        readonly property real thick: Math.max(Theme.px(20), 12)

        implicitHeight: thick + Theme.px(10) + 2 * Theme.letters(13) * 1.3
        Accessible.ignored: true

        Rectangle {
            y: ruler.thick / 2
            width: parent.width
            height: 1
            color: Qt.alpha(Theme.text, .4)
        }

        Rectangle {
            readonly property real from: ruler.statistics.ratingFrom
            readonly property real to: ruler.statistics.ratingTo

            visible: ruler.known
            x: from * ruler.width
            width: (to - from) * ruler.width
            height: ruler.thick
            radius: height / 2
            border.width: from > 0 && to < 1 ? 1 : 0
            border.color: Theme.brass

            gradient: Gradient {
                orientation: Gradient.Horizontal

                GradientStop { position: 0; color: Qt.alpha(Theme.brass, ruler.statistics.ratingFrom > 0 ? .4 : 0) }
                GradientStop { position: .5; color: Qt.alpha(Theme.brass, .4) }
                GradientStop { position: 1; color: Qt.alpha(Theme.brass, ruler.statistics.ratingTo < 1 ? .4 : 0) }
            }
        }

        Repeater {
            model: ruler.statistics.levels

            Item {
                id: level

                required property int index
                required property var modelData

                x: modelData.at * ruler.width
                y: ruler.thick / 2

                Rectangle {
                    x: -.5
                    y: -ruler.thick / 2
                    width: 1
                    height: ruler.thick + Theme.px(4) + level.index % 2 * Theme.letters(13) * 1.3
                    color: Qt.alpha(Theme.text, .4)
                }

                // In two alternating rows, so that neighboring names do not overlap.
                PlainText {
                    x: -width / 2
                    y: ruler.thick / 2 + Theme.px(5) + level.index % 2 * Theme.letters(13) * 1.3
                    text: level.modelData.name
                    color: Theme.faint
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(13)
                    Accessible.ignored: true
                }
            }
        }

        Rectangle {
            visible: ruler.statistics.ratingAt >= 0
            x: ruler.statistics.ratingAt * ruler.width - width / 2
            width: ruler.thick
            height: width
            radius: width / 2
            color: Theme.chosen
            border.width: 2
            border.color: Theme.text
        }
    }
}
