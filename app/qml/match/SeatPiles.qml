pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The piles of one seat.
Item {
    id: seat

    required property TableModel table
    required property int index
    required property string name
    required property RowModel piles
    required property string cloth

    signal opened(int seat, int pile)

    z: 20

    Repeater {
        model: seat.piles

        PileView {
            required property int index

            owner: seat.name
            cloth: seat.cloth
            onOpened: seat.opened(seat.index, index)
        }
    }
}
