pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A row of pips.
Row {
    id: pips

    required property list<string> cost
    property real side: Theme.px(20)

    spacing: side * .12

    Repeater {
        model: pips.cost

        Pip {
            required property string modelData

            pip: modelData
            side: pips.side
        }
    }
}
