pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The counts of one seat's piles, which lie above the cards on them.
Item {
    id: seat

    required property RowModel piles

    z: 900

    Repeater {
        model: seat.piles

        PileCount {}
    }
}
