pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The answers that are no card: buttons, or a stepper where there are many numbers; undo stands at the end.
RowLayout {
    id: row

    required property TableModel table
    readonly property bool stepping: table.stepping

    spacing: Theme.px(9)

    ListView {
        id: list

        visible: !row.stepping
        model: row.stepping ? null : row.table.answers
        orientation: ListView.Horizontal
        spacing: Theme.px(9)
        clip: contentWidth > width
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 4000
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: contentWidth

        delegate: AnswerButton { table: row.table }
    }

    NumberChooser {
        visible: row.stepping
        table: row.table
        Layout.fillWidth: true
        Layout.fillHeight: true
    }

    PlainButton {
        visible: row.table.canHint
        iconName: "light-bulb"
        text: row.table.hinting ? "" : qsTr("Hint")
        keycap: "H"
        hint: row.table.hinting ? qsTr("Put the hint away") : qsTr("What would a good player do?")
        onClicked: row.table.hint()
        Layout.fillHeight: true
    }

    PlainButton {
        visible: row.table.canUndo
        iconName: "anticlockwise-rotation"
        keycap: "Ctrl Z"
        hint: qsTr("Take back the last answer")
        onClicked: row.table.undo()
        Layout.fillHeight: true
    }
}
