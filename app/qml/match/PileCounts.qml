pragma ComponentBehavior: Bound

import QtQuick

// The counts of one seat's piles, which lie above the cards on them.
Item {
    id: seat

    required property var piles

    z: 900

    Repeater {
        model: seat.piles

        PileCount {
            required property var modelData

            count: modelData.count
            at: modelData.at
        }
    }
}
