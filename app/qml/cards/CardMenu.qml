pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A menu of the possible replies with one card, or of the answers that are also remembered.
FocusScope {
    id: menu

    required property TableModel table
    required property rect anchor
    readonly property real beside: anchor.x + anchor.width + Theme.px(14)

    width: list.width + Theme.px(16)
    height: list.height + Theme.px(16)
    x: beside + width < parent.width - 8 ? beside : Math.max(8, anchor.x - width - Theme.px(14))
    y: Math.max(8, Math.min(parent.height - height - 8, anchor.y + Theme.px(14)))
    z: 9500
    visible: table.gesture.menuOpen
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Card actions")
    Keys.onEscapePressed: table.cancel()
    onVisibleChanged: if (visible) settle.restart()

    function focusFirst() {
        const first = entries.itemAt(0);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    // Waits until the entries exist.
    Timer {
        id: settle

        interval: 0
        onTriggered: menu.focusFirst()
    }

    MouseArea {
        parent: menu.parent
        anchors.fill: parent
        z: 9400
        visible: menu.visible
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Close menu")
        Accessible.onPressAction: menu.table.cancel()
        onClicked: menu.table.cancel()
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Qt.alpha(Theme.sheet, .98)
        border.width: Math.max(1, Theme.px(1.5))
        border.color: Theme.gold
    }

    Column {
        id: list

        // All entries are as wide as the widest one.
        readonly property real widest: {
            let width = Theme.px(190);
            for (let i = 0; i < children.length; ++i)
                width = Math.max(width, children[i].implicitWidth);
            return width;
        }

        anchors.centerIn: parent
        spacing: Theme.px(6)

        Repeater {
            id: entries

            model: menu.table.gesture.menu

            PlainButton {
                id: entry

                required property int index
                required property var modelData
                readonly property int answer: modelData.answer

                width: list.widest
                text: modelData.label
                onClicked: menu.table.answer(answer)
                onHoveredChanged: menu.table.gesture.pointAt(hovered ? answer : -1)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            }
        }
    }
}
