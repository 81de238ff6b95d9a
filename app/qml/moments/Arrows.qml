pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// All arrows of the table: who attacks whom, who blocks whom, what is aimed at what.
Item {
    id: arrows

    required property TableModel table

    Repeater {
        model: arrows.table.arrows

        ArrowLine {}
    }
}
