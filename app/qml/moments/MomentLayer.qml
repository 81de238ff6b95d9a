pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What is to be looked at while a match runs on, laid over the table. A click on it shows what comes next.
Item {
    id: layer

    required property TableModel table
    // What the person has just done needs no telling.
    readonly property bool told: table.happening && !table.momentOwn

    visible: table.happening

    MouseArea {
        anchors.fill: parent
        onClicked: layer.table.showNext()
    }

    Repeater {
        model: layer.table.momentMarks

        MomentMark {}
    }

    Repeater {
        model: layer.told ? layer.table.momentCards : null

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
