pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// A wall of whole cards to look through. Only the cards in sight and next to them exist, never more than fit on two
// screens. The arrow keys, Page Up, Page Down, Home and End move the current card.
FocusScope {
    id: wall

    required property CardSearchModel cards
    // Numbers in the corners of cards, by their names. A card without an entry lacks one.
    property var counts: ({})
    // The width of a card is at least this.
    property real leastWidth: Math.max(Theme.px(200), 136)
    readonly property real gap: Math.max(Theme.px(18), 8)
    readonly property int columns: Math.max(1, Math.floor(grid.width / (leastWidth + gap)))
    readonly property real face: Math.floor(grid.width / columns - gap)

    // A double click activates a card instead of a click.
    property bool doubled: false
    // Drags cards with the mouse; null: they can't be dragged.
    property CardCarrier carrier: null
    // Marks the current card while the focus is elsewhere.
    property bool pointed: false

    // A click, Return or the space bar.
    signal activated(string name)
    // A right click or the key for the menu of a card.
    signal opened(string name)

    // Scrolls to the current card.
    function reveal() {
        grid.positionViewAtIndex(cards.current, GridView.Contain);
    }

    // Moves the current card by this number of rows, as far as there are rows.
    function moveRows(rows: int) {
        const to = Math.max(0, Math.min(cards.count - 1, cards.current + rows * columns));
        // In the last row, a move from a longer row ends at the last card.
        cards.current = rows > 0 && to === cards.count - 1 && Math.floor(to / columns) === Math.floor(cards.current / columns)
            ? cards.current : to;
    }

    Accessible.ignored: true

    GridView {
        id: grid

        readonly property int page: Math.max(1, Math.floor(height / cellHeight))

        anchors.fill: parent
        anchors.rightMargin: thumb.width + 3
        focus: true
        clip: true
        model: wall.cards
        cellWidth: Math.floor(width / wall.columns)
        cellHeight: Math.round(wall.face * 1.4 + wall.gap)
        // The view itself adds up to a row on each side of those in sight.
        cacheBuffer: 0
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: wall.cards.current
        highlightMoveDuration: 0
        // Otherwise the view would scroll while the pointer clicks a card.
        highlightFollowsCurrentItem: false
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: wall.cards.countText
        Keys.onPressed: event => {
            event.accepted = true;
            const before = wall.cards.current;
            if (event.key === Qt.Key_Left)
                wall.cards.current = before - 1;
            else if (event.key === Qt.Key_Right)
                wall.cards.current = before + 1;
            else if (event.key === Qt.Key_Up)
                event.accepted = before >= wall.columns;
            else if (event.key === Qt.Key_Home)
                wall.cards.current = 0;
            else if (event.key === Qt.Key_End)
                wall.cards.current = wall.cards.count - 1;
            else if (event.key !== Qt.Key_Down && event.key !== Qt.Key_PageUp && event.key !== Qt.Key_PageDown)
                event.accepted = false;
            if (!event.accepted)
                return;
            if (event.key === Qt.Key_Up)
                wall.moveRows(-1);
            else if (event.key === Qt.Key_Down)
                wall.moveRows(1);
            else if (event.key === Qt.Key_PageUp)
                wall.moveRows(-page);
            else if (event.key === Qt.Key_PageDown)
                wall.moveRows(page);
            wall.reveal();
        }

        T.ScrollBar.vertical: ScrollThumb {
            id: thumb

            parent: wall
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
        }

        delegate: WallCard {
            required property int index

            width: grid.cellWidth
            height: grid.cellHeight
            face: wall.face
            copies: wall.counts[name] ?? 0
            doubled: wall.doubled
            carrier: wall.carrier
            pointed: wall.pointed && GridView.isCurrentItem
            onActiveFocusChanged: if (activeFocus) wall.cards.current = index
            onChosen: {
                wall.cards.current = index;
                forceActiveFocus(Qt.MouseFocusReason);
            }
            onActivated: wall.activated(name)
            onOpened: wall.opened(name)
        }
    }

    component WallCard: Item {
        id: card

        required property string name
        required property string faceKey
        required property string spoken
        property real face: 0
        property int copies: 0
        property bool doubled: false
        property CardCarrier carrier: null
        property bool pointed: false

        // The card becomes the current one.
        signal chosen
        signal activated
        signal opened

        activeFocusOnTab: GridView.isCurrentItem || activeFocus
        Accessible.role: Accessible.Button
        Accessible.name: copies > 0 ? "%1× %2".arg(copies).arg(spoken) : spoken
        Accessible.focusable: true
        Accessible.onPressAction: {
            chosen();
            activated();
        }
        Keys.onPressed: event => {
            const isKey = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
            event.accepted = isKey;
            if (!isKey)
                return;
            if (event.modifiers & Qt.ShiftModifier)
                opened();
            else
                activated();
        }

        // Until the face has been painted, its name stands in its place.
        Rectangle {
            anchors.fill: picture
            visible: picture.empty
            radius: width * .05
            color: Theme.tile
            border.width: 1
            border.color: Theme.line

            PlainText {
                anchors.centerIn: parent
                width: parent.width * .84
                text: card.name
                color: Theme.faint
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.serif
                font.pixelSize: Theme.letters(16)
                Accessible.ignored: true
            }
        }

        CardFace {
            id: picture

            anchors.centerIn: parent
            width: card.face
            height: width * 1.4
            faceKey: card.faceKey
        }

        Rectangle {
            visible: card.activeFocus || card.pointed
            anchors.fill: picture
            anchors.margins: -Theme.px(5)
            radius: picture.width * .065 + Theme.px(3)
            color: "transparent"
            border.width: Math.max(Theme.px(4), 2)
            border.color: card.activeFocus ? Theme.gold : Qt.alpha(Theme.gold, .5)
        }

        Repeater {
            model: card.copies > 0 ? 1 : 0

            Rectangle {
                anchors.right: picture.right
                anchors.top: picture.top
                anchors.margins: -Theme.px(6)
                width: Math.max(height, number.implicitWidth + height * .5)
                height: Math.max(Math.round(Theme.px(34)), 22)
                radius: height / 2
                color: Theme.goldDeep
                border.width: 1
                border.color: Theme.gold

                BadgeText {
                    id: number

                    anchors.horizontalCenter: parent.horizontalCenter
                    text: card.copies
                    color: Theme.inkOnGold
                    font.pixelSize: Math.round(parent.height * .56)
                    Accessible.ignored: true
                }
            }
        }

        MouseArea {
            id: pointer

            anchors.fill: picture
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            cursorShape: Qt.PointingHandCursor
            onClicked: mouse => {
                card.chosen();
                if (mouse.button === Qt.RightButton)
                    card.opened();
                else if (!card.doubled)
                    card.activated();
            }
            onDoubleClicked: mouse => {
                if (card.doubled && mouse.button === Qt.LeftButton)
                    card.activated();
            }
            onPressed: mouse => card.carrier?.press(pointer, mouse, card.name, card.faceKey, -1)
            onPositionChanged: mouse => card.carrier?.move(pointer, mouse)
            onReleased: mouse => card.carrier?.release(pointer, mouse)
            onCanceled: card.carrier?.putBack()
            Component.onDestruction: if (pressed) card.carrier?.putBack()
        }
    }
}
