pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What is to be looked at while a match runs on, laid over the table. A click on it shows what comes next.
Item {
    id: layer

    required property TableModel table
    // What the person has just done needs no telling.
    readonly property bool told: table.happening && !table.momentOwn
    // Who gets what is told to everybody, whoever has brought it about.
    readonly property bool ranked: table.moment === TableModel.Ranked

    visible: table.happening

    MouseArea {
        anchors.fill: parent
        onClicked: layer.table.showNext()
    }

    Repeater {
        model: layer.table.momentMarks

        MomentMark {}
    }

    RankPanel {
        visible: layer.ranked
        ranks: layer.table.momentRanks
        words: layer.table.momentWords
        x: layer.table.momentPanel.x
        y: layer.table.momentPanel.y
        width: layer.table.momentPanel.width
        height: layer.table.momentPanel.height
    }

    Repeater {
        model: layer.told || layer.ranked ? layer.table.momentCards : null

        MomentCard {}
    }

    Repeater {
        model: layer.told ? layer.table.momentArrows : null

        ArrowLine {}
    }

    TurnBanner {
        visible: layer.table.moment === TableModel.Turn
        words: layer.table.momentWords
        turn: layer.table.turn
        mine: layer.table.myTurn && !layer.table.watching
        x: layer.table.board.x
        y: layer.table.board.y + (layer.table.board.height - height) / 2
        width: layer.table.board.width
    }
}
