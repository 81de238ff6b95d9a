pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The total of all matches that count, in one bar, and notes on the others.
StatPanel {
    id: panel

    required property StatisticsModel statistics

    title: statistics.total === 1 ? qsTr("1 match") : qsTr("%1 matches").arg(statistics.total)
    note: qsTr("finished matches of one person against the computer")

    PlainText {
        text: qsTr("%1 won").arg(panel.statistics.share)
        color: Theme.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(44)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    TallyBar {
        won: panel.statistics.won
        even: panel.statistics.even
        lost: panel.statistics.lost
        width: parent.width
        height: Math.max(Theme.px(30), 16)
    }

    Flow {
        width: parent.width
        spacing: Theme.px(24)

        OutcomeSign {
            outcome: OutcomePart.Won
            text: qsTr("%1 won").arg(panel.statistics.won)
        }

        OutcomeSign {
            visible: panel.statistics.even > 0
            outcome: OutcomePart.Even
            text: qsTr("%1 drawn").arg(panel.statistics.even)
        }

        OutcomeSign {
            outcome: OutcomePart.Lost
            text: qsTr("%1 lost").arg(panel.statistics.lost)
        }
    }

    NoteLines {
        lines: panel.statistics.apart
        width: parent.width
        topPadding: Theme.px(6)
    }

    // The legend for an outcome, with its number of matches.
    component OutcomeSign: RowLayout {
        id: sign

        required property int outcome
        required property string text

        spacing: Theme.px(8)
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        OutcomePart {
            outcome: sign.outcome
            Layout.preferredWidth: Theme.letters(15)
            Layout.preferredHeight: Theme.letters(15)
        }

        PlainText {
            text: sign.text
            color: Theme.soft
            font.family: Theme.sans
            font.pixelSize: Theme.letters(17)
            Accessible.ignored: true
        }
    }
}
