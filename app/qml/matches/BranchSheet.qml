pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The choice of players for a match that continues from a position of another match.
Sheet {
    id: sheet

    required property ReplayModel replay
    property var kinds: []

    preferredWidth: Theme.letters(520)
    first: start
    Accessible.name: heading.title
    onVisibleChanged: if (visible) kinds = kindsOf(replay.seats)

    function kindsOf(seats: var): var {
        return seats.map(seat => seat.kind);
    }

    function change(seat: int) {
        const next = kinds.slice();
        next[seat] = (next[seat] + 1) % replay.kinds.length;
        kinds = next;
    }

    SheetTitle {
        id: heading

        title: qsTr("Play from here")
        sentence: qsTr("%1. Starts a new match from here; the original is kept.").arg(sheet.replay.when)
    }

    Repeater {
        model: sheet.kinds.length

        PlainButton {
            required property int index

            width: parent ? parent.width : 0
            // If the match is left while the sheet is open, the sheet is destroyed before its rows.
            text: Theme.filled(qsTr("%1: %2"), [sheet?.replay?.seats[index]?.name ?? "", sheet?.replay?.kinds[sheet.kinds[index]] ?? ""])
            iconName: sheet?.kinds[index] === 0 ? "person" : "brain"
            tooltip: qsTr("Player for this seat (click to change)")
            onClicked: sheet.change(index)
        }
    }

    buttons: [
        PlainButton {
            id: start

            text: qsTr("Start match")
            primary: true
            onClicked: {
                const chosen = sheet.kinds;
                sheet.closed();
                sheet.replay.branch(chosen);
            }
        },
        PlainButton {
            text: qsTr("Back")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
