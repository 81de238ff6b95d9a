pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// All panels, beside each other where there is room; what doesn't fit is scrolled.
Flickable {
    id: view

    required property StatisticsModel statistics
    // What stands right of the panels.
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

        // Two and two stand beside each other, and are of one height; a last one has the row for itself.
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

        CurvePanel {
            id: curve

            visible: view.any
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        LinesPanel {
            id: rivals

            title: qsTr("Against")
            lines: view.statistics.byRival
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        LinesPanel {
            id: decks

            title: qsTr("With")
            note: qsTr("your decks")
            lines: view.statistics.byDeck
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        TurnsPanel {
            id: turns

            visible: view.any
            statistics: view.statistics
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        LinesPanel {
            id: games

            title: qsTr("By game")
            shown: view.statistics.game < 0 && lines.count > 1
            lines: view.statistics.byGame
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }

        LinesPanel {
            id: people

            title: qsTr("At this screen")
            note: qsTr("people against each other, and whoever sat with them")
            lines: view.statistics.byPerson
            width: panels.widthOf(this)
            height: panels.heightOf(this)
        }
    }
}
