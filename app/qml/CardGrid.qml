pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Cards side by side, large enough to read; those that can be taken are outlined.
Item {
    id: frame

    required property bool choosing
    required property RowModel model
    readonly property int columns: Math.max(1, Math.min(model.count, Math.floor(width / Theme.px(212))))
    readonly property real face: Math.max(40, Math.min(Theme.px(196), width / columns - Theme.px(16)))

    signal taken(int card)

    GridView {
        id: grid

        anchors.horizontalCenter: parent.horizontalCenter
        width: cellWidth * frame.columns
        height: parent.height
        model: frame.model
        cellWidth: frame.face + Theme.px(16)
        cellHeight: frame.face * 1.4 + Theme.px(20)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        interactive: contentHeight > height

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
