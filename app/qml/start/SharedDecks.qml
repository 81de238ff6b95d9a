import QtQuick
import QtQuick.Layouts
import Duelogue

// The box of decks that all seats share, open for one of them.
FocusScope {
    id: box

    required property SetupModel setup
    required property int seat
    readonly property var modelData: setup.seats[seat] ?? ({name: "", deck: 0, decks: []})
    // By deck index: the seats that have chosen a deck which only one seat can have.
    readonly property var held: setup.holders
    readonly property var taken: held.map(
        deck => deck.seats.length > 0 && !deck.seats.includes(seat) ? deck.who : "")

    // Moves the keyboard focus to the box.
    function enter() {
        grid.enter();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    Keys.onLeftPressed: event => event.accepted = ArrowNavigation.step(box, -1, 0)
    Keys.onRightPressed: event => event.accepted = ArrowNavigation.step(box, 1, 0)
    Keys.onUpPressed: event => event.accepted = ArrowNavigation.step(box, 0, -1)
    Keys.onDownPressed: event => event.accepted = ArrowNavigation.step(box, 0, 1)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(8)

        RowLayout {
            spacing: Theme.px(12)
            Layout.fillWidth: true

            PlainText {
                id: heading

                text: {
                    const count = box.setup.joined;
                    const many = count === 2 ? qsTr("choose two") : qsTr("choose %1").arg(count);
                    return Theme.filled(qsTr("%1: %2"), [box.modelData.name, count === 1 ? qsTr("choose one") : many]);
                }
                color: Theme.text
                elide: Text.ElideRight
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(24)
                Layout.fillWidth: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PlainButton {
                text: qsTr("Deal at random")
                iconName: "perspective-dice-six-faces-random"
                tooltip: qsTr("Gives each player different decks")
                implicitHeight: Math.max(Theme.px(34), 28)
                size: 14
                onClicked: box.setup.dealDecks()
            }

            DeckButtons {
                setup: box.setup
                index: box.seat
                own: box.setup.decks[box.modelData.deck]?.own ?? false
                Layout.preferredWidth: inOneLine
            }
        }

        DeckGrid {
            id: grid

            decks: box.setup.decks
            chosen: box.modelData.decks
            taken: box.taken
            joins: box.setup.joined > 1
            leastHeight: Math.max(Theme.letters(150), 108)
            mostColumns: height > width * .7 ? 3 : Math.min(5, Math.ceil(decks.length / 2))
            Layout.fillWidth: true
            Layout.fillHeight: true
            onPicked: deck => box.setup.pickDeck(box.seat, deck)
        }
    }
}
