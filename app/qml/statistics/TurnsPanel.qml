pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The longest and the shortest matches; each can be looked at again.
StatPanel {
    id: panel

    required property StatisticsModel statistics

    title: qsTr("Longest and shortest")
    note: qsTr("one click looks at it again")

    Repeater {
        model: panel.statistics.byTurns

        Column {
            id: entry

            required property int index
            required property string matchId
            required property string title
            required property string gameIcon
            required property int turns
            required property string outcome
            required property string date

            width: parent ? parent.width : 0
            topPadding: index === panel.statistics.longest ? Theme.px(14) : 0

            TurnsLine {
                width: parent.width
                matchId: entry.matchId
                title: entry.title
                gameIcon: entry.gameIcon
                turns: entry.turns
                outcome: entry.outcome
                date: entry.date
                onClicked: panel.statistics.open(matchId)
            }
        }
    }
}
