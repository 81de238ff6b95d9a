pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// A grid of cards that are large enough to read. Cards that can be chosen are outlined.
Item {
    id: frame

    required property bool choosing
    required property RowModel model
    // A width at which a card is readable.
    readonly property real wish: Math.max(Theme.px(196), 160)
    readonly property int columns: Math.max(1, Math.min(model.count, Math.floor(width / (wish + Theme.px(16)))))
    readonly property int rows: Math.ceil(model.count / columns)
    // The index of the card with keyboard focus if it can be chosen; otherwise -1.
    property int focused: -1
    readonly property real face: Math.max(40, Math.min(wish, width / columns - Theme.px(16)))

    signal taken(int card)

    function scrollBy(lines: real) {
        grid.contentY = within(grid.contentY + lines * grid.cellHeight);
    }

    // Scrolls to the card that the space bar chooses.
    function reveal() {
        const row = choosing ? model.rowWith("isDefault") : -1;
        if (row >= 0)
            show(row);
    }

    function show(index: int) {
        const top = Math.floor(index / columns) * grid.cellHeight;
        grid.contentY = within(Math.max(top + grid.cellHeight - grid.height, Math.min(top, grid.contentY)));
    }

    function within(y: real): real {
        return Math.max(0, Math.min(grid.contentHeight - grid.height, y));
    }

    // Waits until the layout has settled.
    Timer {
        id: later

        interval: 0
        onTriggered: frame.reveal()
    }

    // Creates all cards, including those out of sight, because the keyboard reaches only existing items.
    Flickable {
        id: grid

        readonly property real cellWidth: frame.face + Theme.px(16)
        readonly property real cellHeight: frame.face * 1.4 + Theme.px(20)

        anchors.horizontalCenter: parent.horizontalCenter
        width: cellWidth * frame.columns
        height: Math.min(parent.height, Math.ceil(contentHeight))
        // A grid that is only for reading is centered. A grid for a choice is at the top, to keep the table visible.
        y: frame.choosing ? 0 : Math.max(0, (parent.height - height) / 2)
        contentHeight: cellHeight * frame.rows
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        T.ScrollBar.vertical: ScrollThumb {
            parent: frame
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
        }

        Repeater {
            model: frame.model
            onCountChanged: later.restart()

            delegate: GridCard {
                x: index % frame.columns * grid.cellWidth
                y: Math.floor(index / frame.columns) * grid.cellHeight
                width: grid.cellWidth
                height: grid.cellHeight
                face: frame.face
                choosing: frame.choosing
                passedBy: frame.focused >= 0 && frame.focused !== index
                onTaken: card => frame.taken(card)
                onActiveFocusChanged: {
                    if (activeFocus) {
                        frame.focused = legal ? index : -1;
                        frame.show(index);
                    } else if (frame.focused === index) {
                        frame.focused = -1;
                    }
                }
            }
        }
    }

    // A card in a grid.
    component GridCard: Item {
        id: cell

        required property int index
        required property int cardId
        required property string faceKey
        required property string spoken
        required property bool legal
        required property bool chosen
        required property bool hinted
        required property bool isDefault
        required property bool choosing
        required property real face
        // True if another card that can be chosen has keyboard focus. The space bar then chooses that card.
        required property bool passedBy

        signal taken(int card)

        // The arrow keys also reach cards that can only be read.
        readonly property bool walkable: true

        activeFocusOnTab: (legal && choosing) || activeFocus
        Accessible.role: Accessible.Button
        Accessible.name: spoken === "" ? qsTr("A hidden card") : spoken
        Accessible.focusable: true
        Accessible.onPressAction: if (legal) taken(cardId)
        Keys.onPressed: event => {
            const picked = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
            event.accepted = picked && legal;
            if (event.accepted)
                taken(cardId);
        }

        Rectangle {
            visible: cell.legal || cell.activeFocus
            anchors.fill: cardFace
            anchors.margins: -Theme.px(cell.activeFocus ? 5 : 3.5)
            radius: cardFace.width * .065 + Theme.px(3)
            color: "transparent"
            border.width: Theme.px(cell.activeFocus ? 5 : 3.5)
            border.color: cell.activeFocus ? Theme.text : Theme.gold
        }

        CardFace {
            id: cardFace

            anchors.centerIn: parent
            width: cell.face
            height: width * 1.4
            faceKey: cell.faceKey
            opacity: cell.legal || !cell.choosing ? 1 : .45
            scale: area.containsMouse && cell.legal ? 1.03 : 1
        }

        // Parts that few cards need are created on demand.
        Repeater {
            model: Theme.marked && cell.legal && cell.choosing ? 1 : 0

            ChoiceMark {
                anchors.horizontalCenter: cardFace.left
                anchors.verticalCenter: cardFace.top
            }
        }

        Repeater {
            model: cell.chosen ? 1 : 0

            Icon {
                name: "check-mark"
                tint: Theme.gold
                width: Theme.px(44)
                height: width
                anchors.centerIn: cardFace
            }
        }

        Repeater {
            model: cell.hinted ? 1 : 0

            HintMark {
                anchors.horizontalCenter: cardFace.right
                anchors.horizontalCenterOffset: -width * .3
                anchors.verticalCenter: cardFace.verticalCenter
            }
        }

        // Marks the card that the space bar chooses.
        Repeater {
            model: cell.isDefault && cell.choosing && !cell.passedBy ? 1 : 0

            Rectangle {
                anchors.horizontalCenter: cardFace.horizontalCenter
                anchors.verticalCenter: cardFace.bottom
                // Keeps the mark inside the cell, which clips it.
                anchors.verticalCenterOffset: Math.min(height * .1, (cell.height - cardFace.height - height) / 2 - 1)
                width: cap.width + Theme.px(16)
                height: cap.height + Theme.px(10)
                radius: Theme.px(8)
                color: Theme.goldDeep

                Keycap {
                    id: cap

                    anchors.centerIn: parent
                    label: KeyBindings.caps.golden
                    ink: Theme.inkOnGold
                }
            }
        }

        MouseArea {
            id: area

            anchors.fill: cardFace
            hoverEnabled: true
            cursorShape: cell.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
            onClicked: if (cell.legal) cell.taken(cell.cardId)
        }
    }
}
