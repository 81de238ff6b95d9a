pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The decks to choose from; the chosen one is in sight, and so is the one with the keyboard.
Item {
    id: frame

    required property var decks
    required property int chosen
    readonly property int columns: Math.max(1, Math.min(decks.length < 5 ? 2 : 3,
                                                         Math.floor(view.width / Math.max(Theme.letters(140), 140))))
    readonly property int lines: Math.max(1, Math.ceil(decks.length / columns))
    readonly property real cellWidth: Math.floor(view.width / columns)
    readonly property real cellHeight: Math.floor(Math.max(Theme.letters(178), 122, Math.min(cellWidth * (lines === 1 ? 1.2 : .78),
                                                                                  view.height / Math.min(lines, 2))))

    signal taken(int deck)

    function reveal(deck: int) {
        const top = Math.floor(deck / columns) * cellHeight;
        const most = Math.max(0, view.contentHeight - view.height);
        view.contentY = Math.min(most, Math.max(Math.min(view.contentY, top), top + cellHeight - view.height));
    }

    onChosenChanged: later.restart()
    onDecksChanged: later.restart()
    onCellHeightChanged: later.restart()
    onHeightChanged: later.restart()

    // Once all of that has settled.
    Timer {
        id: later

        interval: 0
        onTriggered: frame.reveal(frame.chosen)
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

        Repeater {
            model: frame.decks

            DeckTile {
                x: index % frame.columns * frame.cellWidth
                y: Math.floor(index / frame.columns) * frame.cellHeight
                width: frame.cellWidth
                height: frame.cellHeight
                chosen: frame.chosen === index
                onClicked: frame.taken(index)
                onActiveFocusChanged: if (activeFocus) frame.reveal(index)
            }
        }
    }
}
