pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// All arrows of the table: from advancing cards, from guarding cards, and from sources to their targets.
Item {
    id: arrows

    required property TableModel table

    Repeater {
        model: arrows.table.arrows

        ArrowLine {}
    }
}
