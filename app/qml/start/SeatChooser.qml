pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// Who sits at one seat, and the deck.
Item {
    id: seat

    required property SetupModel setup
    required property int index
    readonly property var modelData: setup.seats[index] ?? ({name: "", kind: 0, deck: 0})
    readonly property var kind: setup.kinds[modelData.kind]

    // The name is written, and Enter said so.
    signal named

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(index + 1)
    // At its edge the screen knows the way.
    Keys.onLeftPressed: event => event.accepted = FocusWalk.step(seat, -1, 0)
    Keys.onRightPressed: event => event.accepted = FocusWalk.step(seat, 1, 0)
    Keys.onUpPressed: event => event.accepted = FocusWalk.step(seat, 0, -1)
    Keys.onDownPressed: event => event.accepted = FocusWalk.step(seat, 0, 1)

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

        RowLayout {
            spacing: Theme.px(14)

            Icon {
                name: seat.kind ? seat.kind.icon : ""
                tint: Theme.brass
                Layout.preferredWidth: Theme.px(40)
                Layout.preferredHeight: Theme.px(40)
            }

            NameField {
                text: seat.modelData.name
                placeholder: seat.modelData.name
                Layout.fillWidth: true
                onEdited: name => seat.setup.setName(seat.index, name)
                onDone: seat.named()
            }
        }

        Flow {
            spacing: Theme.px(6)
            Layout.fillWidth: true

            Repeater {
                model: seat.setup.kinds

                ChoiceChip {
                    required property int index
                    required property var modelData

                    text: modelData.name
                    iconName: modelData.icon
                    hint: modelData.description
                    checked: seat.modelData.kind === index
                    onClicked: seat.setup.setKind(seat.index, index)
                }
            }
        }

        Text {
            text: seat.kind ? seat.kind.description : ""
            color: Theme.faint
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
            Layout.fillWidth: true
        }

        DeckButtons {
            setup: seat.setup
            index: seat.index
            own: seat.setup.decks[seat.modelData.deck]?.own ?? false
            Layout.fillWidth: true
        }

        DeckGrid {
            decks: seat.setup.decks
            chosen: seat.modelData.deck
            Layout.fillWidth: true
            Layout.fillHeight: true
            onTaken: deck => seat.setup.setDeck(seat.index, deck)
        }
    }
}
