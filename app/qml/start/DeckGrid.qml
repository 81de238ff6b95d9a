pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The decks to choose from: one stop of the Tab key, at the deck chosen last. The grid scrolls to the chosen deck and to
// the deck with keyboard focus. If a seat joins several decks, it scrolls to the one chosen last.
Item {
    id: frame

    required property var decks
    required property var chosen
    // By deck index: the reason why this seat cannot have the deck ("Ben plays these"); otherwise empty.
    property var taken: []
    property bool joins: false
    property int mostColumns: decks.length < 5 ? 2 : 3
    property real leastHeight: Math.max(Theme.letters(178), 122)
    readonly property int last: chosen.length > 0 ? chosen[chosen.length - 1] : 0
    readonly property int columns: Math.max(1, Math.min(mostColumns, Math.floor(view.width / Math.max(Theme.letters(140), 140))))
    readonly property int lines: Math.max(1, Math.ceil(decks.length / columns))
    readonly property real cellWidth: Math.floor(view.width / columns)
    // If a row is slightly too high for the view, its picture shrinks.
    readonly property real rowHeight: Math.min(leastHeight, Math.max(view.height, leastHeight * .8))
    readonly property real cellHeight: Math.floor(Math.max(rowHeight, Math.min(cellWidth * (lines === 1 ? 1.2 : lines === 2 ? 1 : .78),
                                                                         view.height / Math.min(lines, 2))))

    signal picked(int deck)

    function placeX(deck: int): real {
        return deck % columns * cellWidth;
    }

    function placeY(deck: int): real {
        return Math.floor(deck / columns) * cellHeight;
    }

    function reveal(deck: int) {
        const top = placeY(deck);
        const most = Math.max(0, view.contentHeight - view.height);
        view.contentY = Math.min(most, Math.max(Math.min(view.contentY, top), top + cellHeight - view.height));
    }

    // Moves the keyboard focus to the chosen deck.
    function enter() {
        reveal(last);
        (joins ? joined : tiles).itemAt(last)?.forceActiveFocus(Qt.TabFocusReason);
    }

    onLastChanged: later.restart()
    onDecksChanged: later.restart()
    onCellHeightChanged: later.restart()
    onHeightChanged: later.restart()

    // Waits until the layout has settled.
    Timer {
        id: later

        interval: 0
        onTriggered: frame.reveal(frame.last)
    }

    Flickable {
        id: view

        anchors.fill: parent
        anchors.rightMargin: thumb.width + 2
        contentHeight: frame.cellHeight * frame.lines
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decks")

        T.ScrollBar.vertical: ScrollThumb {
            id: thumb

            parent: frame
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
        }

        // Only one of the two repeaters has tiles: this one for a single deck, the next one for joined decks.
        Repeater {
            id: tiles

            model: frame.joins ? [] : frame.decks

            DeckTile {
                x: frame.placeX(index)
                y: frame.placeY(index)
                width: frame.cellWidth
                height: frame.cellHeight
                chosen: frame.chosen.includes(index)
                isStop: frame.last === index
                onClicked: frame.picked(index)
                onActiveFocusChanged: if (activeFocus) frame.reveal(index)
            }
        }

        Repeater {
            id: joined

            model: frame.joins ? frame.decks : []

            JoinTile {
                x: frame.placeX(index)
                y: frame.placeY(index)
                width: frame.cellWidth
                height: frame.cellHeight
                chosen: frame.chosen.includes(index)
                isStop: frame.last === index
                taken: frame.taken[index] ?? ""
                onClicked: if (taken === "") frame.picked(index)
                onActiveFocusChanged: if (activeFocus) frame.reveal(index)
            }
        }
    }

    // A deck to choose alone: a picture, its colors and a sentence.
    component DeckTile: T.RadioButton {
        id: tile

        required property int index
        required property var modelData
        property bool chosen: false
        required property bool isStop
        readonly property bool walkable: true
        readonly property string told: [modelData.description, modelData.problem].filter(line => line).join("\n")

        focusPolicy: Qt.TabFocus
        activeFocusOnTab: isStop || activeFocus
        hoverEnabled: true
        padding: Theme.px(6)
        checked: chosen
        Accessible.name: modelData.name
        Accessible.description: told
        Accessible.onPressAction: tile.clicked()
        Accessible.onToggleAction: tile.clicked()
        Keys.onReturnPressed: tile.clicked()
        Keys.onEnterPressed: tile.clicked()

        contentItem: DeckFace {
            deck: tile.modelData
            lit: tile.chosen
            hovered: tile.hovered
            focused: tile.visualFocus
        }

        Tooltip {
            text: tile.told
            wanted: (tile.hovered || tile.visualFocus) && (tile.contentItem as DeckFace).cut
        }
    }

    // A deck as in DeckTile, for seats that join several decks.
    component JoinTile: T.CheckBox {
        id: tile

        required property int index
        required property var modelData
        property bool chosen: false
        required property bool isStop
        readonly property bool walkable: true
        // The reason why this seat cannot have the deck ("Ben plays these"); otherwise empty.
        property string taken: ""
        readonly property string told: [modelData.description, modelData.problem, taken].filter(line => line).join("\n")

        focusPolicy: Qt.TabFocus
        activeFocusOnTab: isStop || activeFocus
        hoverEnabled: true
        padding: Theme.px(6)
        // The model decides the effect of a press, so the tile keeps its check state.
        checkState: chosen ? Qt.Checked : Qt.Unchecked
        nextCheckState: () => tile.chosen ? Qt.Checked : Qt.Unchecked
        Accessible.name: modelData.name
        Accessible.description: told
        Accessible.onPressAction: tile.clicked()
        Accessible.onToggleAction: tile.clicked()
        Keys.onReturnPressed: tile.clicked()
        Keys.onEnterPressed: tile.clicked()

        contentItem: DeckFace {
            deck: tile.modelData
            taken: tile.taken
            lit: tile.chosen
            hovered: tile.hovered
            focused: tile.visualFocus
        }

        Tooltip {
            text: tile.told
            wanted: (tile.hovered || tile.visualFocus) && (tile.contentItem as DeckFace).cut
        }
    }
}
