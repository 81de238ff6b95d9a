pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What is to be looked at while a match runs on, laid over the table. A click on it shows what comes next.
Item {
    id: moments

    required property TableModel table
    // What the person has just done needs no telling.
    readonly property bool told: table.happening && !table.momentOwn
    // Who gets what is told to everybody, whoever has brought it about.
    readonly property bool ranked: table.moment === TableModel.Ranked

    visible: table.happening

    MouseArea {
        anchors.fill: parent
        onClicked: moments.table.showNext()
    }

    Repeater {
        model: moments.table.momentMarks

        MomentMark {
            time: moments.table.momentTime
            delay: moments.table.momentStrikes ? Theme.blow(time) : 0
        }
    }

    RankPanel {
        visible: moments.ranked
        ranks: moments.table.momentRanks
        words: moments.table.momentWords
        x: moments.table.momentPanel.x
        y: moments.table.momentPanel.y
        width: moments.table.momentPanel.width
        height: moments.table.momentPanel.height
    }

    Repeater {
        model: moments.told || moments.ranked ? moments.table.momentCards : null

        MomentCard {}
    }

    Repeater {
        model: moments.told ? moments.table.momentArrows : null

        ArrowLine {}
    }

    TurnBanner {
        visible: moments.table.moment === TableModel.Turn
        words: moments.table.momentWords
        turn: moments.table.turn
        mine: moments.table.myTurn && !moments.table.watching
        x: moments.table.board.x
        y: moments.table.board.y + (moments.table.board.height - height) / 2
        width: moments.table.board.width
    }
}
