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
    readonly property real face: Math.max(40, Math.min(wish, width / columns - Theme.px(16)))

    signal taken(int card)

    function scrollBy(lines: real) {
        const end = Math.max(0, grid.contentHeight - grid.height);
        grid.contentY = Math.max(0, Math.min(end, grid.contentY + lines * grid.cellHeight));
    }

    // What the space bar takes is in sight.
    function reveal() {
        const row = choosing ? model.rowWith("isDefault") : -1;
        if (row >= 0)
            grid.positionViewAtIndex(row, GridView.Contain);
    }

    // Once all of it has settled.
    Timer {
        id: later

        interval: 0
        onTriggered: frame.reveal()
    }

    GridView {
        id: grid

        anchors.horizontalCenter: parent.horizontalCenter
        width: cellWidth * frame.columns
        height: Math.min(parent.height, Math.ceil(cellHeight * frame.rows))
        // What is only looked at stands in the middle; what is chosen leaves the table in sight.
        y: frame.choosing ? 0 : Math.max(0, (parent.height - height) / 2)
        model: frame.model
        cellWidth: frame.face + Theme.px(16)
        cellHeight: frame.face * 1.4 + Theme.px(20)
        // The keyboard goes only to cards that are made: all are, in sight or not.
        cacheBuffer: cellHeight * frame.rows
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        interactive: contentHeight > height
        onCountChanged: later.restart()

        T.ScrollBar.vertical: ScrollThumb {
            parent: frame
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
        }

        delegate: GridCard {
            width: grid.cellWidth
            height: grid.cellHeight
            face: frame.face
            choosing: frame.choosing
            onTaken: card => frame.taken(card)
            onActiveFocusChanged: if (activeFocus) grid.positionViewAtIndex(index, GridView.Contain)
        }
    }
}
