pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// How strong one is beside the computer's levels, how sure that is, and what the figure means.
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

    ApartLines {
        lines: [panel.statistics.ratingMeaning]
        width: parent.width
    }
}
