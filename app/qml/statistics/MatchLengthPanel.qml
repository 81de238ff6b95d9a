pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// The longest and shortest matches. Clicking one opens its replay.
StatPanel {
    id: panel

    required property StatisticsModel statistics

    title: qsTr("Longest and shortest")
    note: qsTr("click to replay")

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

    // A very long or very short match. Pressing it opens its replay.
    component TurnsLine: T.AbstractButton {
        id: row

        required property string matchId
        required property string title
        required property string gameIcon
        required property int turns
        required property string outcome
        required property string date
        readonly property bool dated: width > Theme.letters(15) * 32

        implicitHeight: Math.max(Theme.letters(16) + Theme.px(18), 30)
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        text: title
        Accessible.role: Accessible.Button
        Accessible.name: Theme.filled(qsTr("%1 turns, %2, %3, %4"), [turns, title, outcome, date])
        Accessible.onPressAction: row.clicked()
        Keys.onReturnPressed: row.clicked()
        Keys.onEnterPressed: row.clicked()

        background: Rectangle {
            radius: Theme.px(9)
            color: row.hovered ? Theme.buttonHovered : Theme.button
            border.width: row.visualFocus ? 2 : 1
            border.color: row.visualFocus ? Theme.text : Theme.line
        }

        contentItem: RowLayout {
            spacing: Theme.px(10)

            PlainText {
                text: qsTr("%1 turns").arg(row.turns)
                color: Theme.text
                horizontalAlignment: Text.AlignRight
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Theme.letters(15)
                Layout.preferredWidth: Theme.letters(15) * 5.4
            }

            Icon {
                name: row.gameIcon
                tint: Theme.brass
                Layout.preferredWidth: Theme.letters(19)
                Layout.preferredHeight: Theme.letters(19)
            }

            PlainText {
                text: row.title
                color: Theme.soft
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Layout.fillWidth: true
            }

            PlainText {
                text: row.outcome
                color: Theme.soft
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Layout.preferredWidth: Math.max(implicitWidth, Theme.letters(15) * 3.2)
                Layout.rightMargin: row.dated ? 0 : Theme.px(14)
            }

            PlainText {
                visible: row.dated
                text: row.date
                color: Theme.faint
                horizontalAlignment: Text.AlignRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(13)
                // The same width in each line, so that the dates are aligned.
                Layout.preferredWidth: Math.max(implicitWidth, Theme.letters(13) * 12)
                Layout.rightMargin: Theme.px(14)
            }
        }
    }
}
