pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The seats side by side, for games in which each seat has its own choice of decks.
RowLayout {
    id: row

    required property SetupModel setup

    signal named

    spacing: Theme.px(26)

    Repeater {
        // The model is a number, so that seats and the keyboard focus survive any change of the choice.
        model: row.setup.seatCount

        SeatChooser {
            setup: row.setup
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 100
            onNamed: row.named()
        }
    }

    // The player at one seat, and the choice of the seat's deck.
    component SeatChooser: Item {
        id: seat

        required property SetupModel setup
        required property int index
        readonly property var modelData: setup.seats[index] ?? ({name: "", kind: 0, deck: 0, decks: []})
        readonly property var kind: setup.kinds[modelData.kind]
        readonly property string role: setup.roles[index] ?? ""
        readonly property var allDecks: setup.decks
        // The decks that this seat can play, as indices into all decks.
        readonly property var offers: allDecks.map((deck, i) => i).filter(i => allDecks[i].seat < 0 || allDecks[i].seat === index)
        readonly property var decks: offers.map(i => allDecks[i])

        // Signals that Enter has finished the name.
        signal named

        Accessible.role: Accessible.Grouping
        Accessible.name: role === "" ? qsTr("Seat %1").arg(index + 1) : qsTr("Seat %1: %2").arg(index + 1).arg(role)
        // At the edge of the seat, the key event is passed to the screen.
        Keys.onLeftPressed: event => event.accepted = ArrowNavigation.step(seat, -1, 0)
        Keys.onRightPressed: event => event.accepted = ArrowNavigation.step(seat, 1, 0)
        Keys.onUpPressed: event => event.accepted = ArrowNavigation.step(seat, 0, -1)
        Keys.onDownPressed: event => event.accepted = ArrowNavigation.step(seat, 0, 1)

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(22)
            color: Qt.alpha(Theme.panel, .62)
            border.width: 1
            border.color: Theme.line
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.px(22)
            spacing: Theme.px(11)

            SeatPlayer {
                setup: seat.setup
                index: seat.index
                Layout.fillWidth: true
                onNamed: seat.named()

                SideButton {
                    visible: seat.role !== ""
                    setup: seat.setup
                    role: seat.role
                }
            }

            DeckButtons {
                setup: seat.setup
                index: seat.index
                own: seat.setup.decks[seat.modelData.deck]?.own ?? false
                Layout.fillWidth: true
            }

            ChosenDeck {
                id: show

                // Visible only if a full row of decks still fits below it.
                visible: seat.height > Theme.px(136) + Theme.letters(364) && seat.height > 440
                deck: seat.setup.decks[seat.modelData.deck] ?? null
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.px(136)
            }

            DeckGrid {
                decks: seat.decks
                // Tiles are higher below the chosen deck, so that each still has a picture.
                leastHeight: Math.max(Theme.letters(show.visible ? 206 : 178), 122)
                chosen: seat.modelData.decks.map(deck => seat.offers.indexOf(deck))
                Layout.fillWidth: true
                Layout.fillHeight: true
                onPicked: deck => seat.setup.pickDeck(seat.index, seat.offers[deck])
            }
        }
    }

    // The side that a seat plays, in games with different sides. A click exchanges the sides.
    component SideButton: PlainButton {
        id: side

        required property SetupModel setup
        required property string role

        text: role
        iconName: "clockwise-rotation"
        tooltip: qsTr("Swap sides")
        onClicked: side.setup.changeSides()
    }
}
