pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The best answers to the question, as a search sees them that knows no more than the person.
Column {
    id: panel

    required property TableModel table
    // Where one answer is left by rules of thumb, nobody has thought about its chance.
    property bool rated: true

    spacing: Theme.px(7)

    ColumnTitle {
        width: parent.width
        title: qsTr("Hint")
        note: panel.table.hintThinks ? qsTr("thinking… %1 stops it").arg(KeyBindings.caps.hint)
              : panel.rated ? qsTr("your chance to win") : qsTr("nothing else is worth a thought")
    }

    Rectangle {
        visible: panel.table.hintThinks
        width: parent.width
        height: Math.max(3, Theme.px(6))
        radius: height / 2
        color: Theme.raised
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Thinking about a hint")

        Rectangle {
            width: Math.max(parent.height, parent.width * panel.table.hintProgress / 100)
            height: parent.height
            radius: parent.radius
            color: Theme.asks
        }
    }

    Repeater {
        model: panel.table.hints
        onItemAdded: (index, item) => panel.rated = item.chance !== ""

        HintRow {
            table: panel.table
            width: panel.width
        }
    }
}
