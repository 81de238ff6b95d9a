pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The piles of one seat.
Item {
    id: seat

    required property TableModel table
    required property int index
    required property var piles

    signal opened(int seat, int pile)

    z: 20

    Repeater {
        model: seat.piles

        PileView {
            required property int index
            required property var modelData

            name: modelData.name
            count: modelData.count
            opens: modelData.opens
            down: modelData.down
            at: modelData.at
            onOpened: seat.opened(seat.index, index)
        }
    }
}
