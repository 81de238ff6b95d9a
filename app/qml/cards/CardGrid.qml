pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// Cards side by side, large enough to read; those that can be taken are outlined.
Item {
    id: frame

    required property bool choosing
    required property RowModel model
    // Wide enough to be read.
    readonly property real wish: Math.max(Theme.px(196), 160)
    readonly property int columns: Math.max(1, Math.min(model.count, Math.floor(width / (wish + Theme.px(16)))))
    readonly property int rows: Math.ceil(model.count / columns)
    // Where the keyboard is; -1: at none of them.
    property int focused: -1
    readonly property real face: Math.max(40, Math.min(wish, width / columns - Theme.px(16)))

    signal taken(int card)

    function scrollBy(lines: real) {
        grid.contentY = within(grid.contentY + lines * grid.cellHeight);
    }

    // What the space bar takes is in sight.
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

    // Once all of it has settled.
    Timer {
        id: later

        interval: 0
        onTriggered: frame.reveal()
    }

    // All cards are made, in sight or not: the keyboard goes only to what is made.
    Flickable {
        id: grid

        readonly property real cellWidth: frame.face + Theme.px(16)
        readonly property real cellHeight: frame.face * 1.4 + Theme.px(20)

        anchors.horizontalCenter: parent.horizontalCenter
        width: cellWidth * frame.columns
        height: Math.min(parent.height, Math.ceil(contentHeight))
        // What is only looked at stands in the middle; what is chosen leaves the table in sight.
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
}
