pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The seats beside each other, where each has decks of its own to choose from.
RowLayout {
    id: row

    required property SetupModel setup

    signal named

    spacing: Theme.px(26)

    Repeater {
        // A number, so that a seat stays, and with it where the keyboard is, when something else is chosen.
        model: row.setup.seatCount

        SeatChooser {
            setup: row.setup
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 100
            onNamed: row.named()
        }
    }
}
