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

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(22)
        color: Qt.alpha(Theme.panel, .62)
        border.width: 1
        border.color: Theme.line
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(24)
        spacing: Theme.px(14)

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
                Layout.fillWidth: true
                onChosen: name => seat.setup.setName(seat.index, name)
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

        RowLayout {
            spacing: Theme.px(8)

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
            }
        }

        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.min(count < 5 ? 2 : 3, Math.floor(width / 150)))

            readonly property int chosen: seat.modelData.deck
            readonly property int lines: Math.max(1, Math.ceil(count / columns))
            readonly property real room: height / Math.min(lines, 2)

            model: seat.setup.decks
            cellWidth: Math.floor(width / columns)
            cellHeight: Math.max(Theme.px(206), Math.min(cellWidth * (lines === 1 ? 1.2 : .78), room))
            clip: true
            // All of them are there, so that the keyboard reaches those that are out of sight.
            cacheBuffer: 10000
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            Layout.fillWidth: true
            Layout.fillHeight: true

            onChosenChanged: later.restart()
            onCountChanged: later.restart()
            onWidthChanged: later.restart()
            onHeightChanged: later.restart()

            // Once all of that has settled.
            Timer {
                id: later

                interval: 0
                onTriggered: {
                    grid.forceLayout();
                    grid.positionViewAtIndex(grid.chosen, GridView.Contain);
                }
            }

            delegate: DeckTile {
                width: grid.cellWidth
                height: grid.cellHeight
                chosen: seat.modelData.deck === index
                onClicked: seat.setup.setDeck(seat.index, index)
                onActiveFocusChanged: if (activeFocus) grid.positionViewAtIndex(index, GridView.Contain)
            }
        }
    }
}
