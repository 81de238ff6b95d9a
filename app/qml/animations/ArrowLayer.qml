pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// All arrows of the table: what goes against whom, who guards against what, what is aimed at what.
Item {
    id: arrows

    required property TableModel table

    Repeater {
        model: arrows.table.arrows

        ArrowLine {}
    }
}
