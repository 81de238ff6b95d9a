pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A bar for each thing of a kind, the most played first.
StatPanel {
    id: panel

    required property RowModel lines
    property bool shown: lines.count > 0

    visible: shown

    Repeater {
        model: panel.lines

        TallyLine {
            width: parent ? parent.width : 0
        }
    }
}
