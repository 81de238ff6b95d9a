pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// All panels of the statistics, in two columns if there is room. Content that does not fit scrolls.
Flickable {
    id: view

    required property StatisticsModel statistics
    // The width of the scroll bar at the right of the panels.
    readonly property real beside: thumb.width + Theme.px(6)
    readonly property bool any: statistics.total > 0

    function scrollBy(way: real) {
        contentY = Math.max(0, Math.min(Math.max(0, contentHeight - height), contentY + way));
    }

    function reveal(item: Item) {
        for (let above = item; above; above = above.parent) {
            if (above !== panels)
                continue;
            const top = item.mapToItem(panels, 0, 0).y;
            const rim = Theme.px(10);
            contentY = Math.max(0, Math.max(Math.min(contentY, top - rim), top + item.height + rim - height));
            return;
        }
    }

    contentHeight: panels.implicitHeight
    clip: true
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    Accessible.ignored: true

    T.ScrollBar.vertical: ScrollThumb {
        id: thumb
    }

    Flow {
        id: panels

        readonly property bool narrow: width < Theme.letters(16) * 46
        readonly property var all: [tally, rating, periods, curve, rivals, decks, turns, games, people]
        readonly property var seen: all.filter(panel => panel.visible)

        // Panels are arranged in pairs of equal height. The last of an odd number has a row of its own.
        function besideOf(panel: Item): Item {
            const at = narrow ? -1 : seen.indexOf(panel);
            return at < 0 ? null : seen[at % 2 === 0 ? at + 1 : at - 1] ?? null;
        }

        function widthOf(panel: Item): real {
            return besideOf(panel) ? Math.floor((width - spacing) / 2) : width;
        }

        function heightOf(panel: Item): real {
            return Math.max(panel.implicitHeight, besideOf(panel)?.implicitHeight ?? 0);
        }

        width: view.width - view.beside
        spacing: Theme.px(18)

        EmptyStatistics {
            visible: !view.any
            statistics: view.statistics
            width: panels.width
            height: view.statistics.byPerson.count > 0 ? implicitHeight : Math.max(implicitHeight, view.height)
        }

        TallyPanel {
            id: tally

            visible: view.any
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        RatingPanel {
            id: rating

            visible: view.any
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        PeriodPanel {
            id: periods

            visible: view.any && view.statistics.periods.length > 0
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        WinRatePanel {
            id: curve

            visible: view.any
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        TallyListPanel {
            id: rivals

            title: qsTr("Opponents")
            lines: view.statistics.byRival
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        TallyListPanel {
            id: decks

            title: qsTr("Your decks")
            lines: view.statistics.byDeck
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        MatchLengthPanel {
            id: turns

            visible: view.any
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        TallyListPanel {
            id: games

            title: qsTr("By game")
            shown: view.statistics.game < 0 && lines.count > 1
            lines: view.statistics.byGame
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        TallyListPanel {
            id: people

            title: qsTr("Local players")
            note: qsTr("matches between people on this computer")
            lines: view.statistics.byPerson
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }
    }

    // The explanation that is shown until a match counts.
    component EmptyStatistics: Item {
        id: frame

        required property StatisticsModel statistics

        implicitHeight: column.implicitHeight + Theme.px(60)

        ColumnLayout {
            id: column

            anchors.centerIn: parent
            width: Math.min(parent.width * .86, Theme.letters(760))
            spacing: Theme.px(16)

            Icon {
                name: "chart"
                tint: Theme.brass
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredWidth: Theme.letters(64)
                Layout.preferredHeight: Theme.letters(64)
            }

            PlainText {
                text: qsTr("Finish a match against the computer to see your statistics.")
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.serif
                font.pixelSize: Theme.letters(24)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Layout.fillWidth: true
            }

            PlainText {
                text: qsTr("Here you'll find your win rate by deck, opponent and date, your rating against the computer's levels, and your longest and shortest matches.")
                color: Theme.soft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(16)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Layout.fillWidth: true
            }

            NoteLines {
                lines: frame.statistics.apart
                centered: true
                Layout.fillWidth: true
            }
        }
    }

    // A list of decks, players or the like with a bar for each, the most played first.
    component TallyListPanel: StatPanel {
        id: panel

        required property RowModel lines
        property bool shown: lines.count > 0

        visible: shown

        Repeater {
            model: panel.lines

            TallyLine {
                width: parent ? parent.width : 0
            }
        }
    }

    // A line of the list: the name, the outcomes, the share of wins and the number of matches.
    component TallyLine: RowLayout {
        id: line

        required property string name
        required property string gameIcon
        required property int won
        required property int even
        required property int lost
        required property int most
        required property string share
        required property string words

        spacing: Theme.px(12)
        Accessible.role: Accessible.StaticText
        Accessible.name: words

        Icon {
            visible: name !== ""
            name: line.gameIcon
            tint: Theme.brass
            Layout.preferredWidth: Theme.letters(18)
            Layout.preferredHeight: Theme.letters(18)
        }

        PlainText {
            text: line.name
            color: Theme.soft
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Accessible.ignored: true
            Layout.preferredWidth: line.width * (line.gameIcon === "" ? .3 : .34)
        }

        TallyBar {
            won: line.won
            even: line.even
            lost: line.lost
            most: line.most
            Layout.fillWidth: true
        }

        PlainText {
            text: qsTr("%1 of %2").arg(line.share).arg(line.won + line.even + line.lost)
            color: Theme.soft
            horizontalAlignment: Text.AlignRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
            Accessible.ignored: true
            Layout.preferredWidth: Theme.letters(15) * 6.5
        }

        Tooltip {
            text: line.words
            wanted: pointer.hovered
        }

        HoverHandler {
            id: pointer
        }
    }
}
