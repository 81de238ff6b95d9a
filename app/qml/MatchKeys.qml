import QtQuick
import Duelogue

// The keyboard on the table. It has the focus whenever nothing else has it.
Item {
    id: keys

    required property TableModel table
    required property Item reach

    signal overlayWanted(string name)
    signal pileWanted(bool other)

    function press(event: var): bool {
        switch (event.key) {
        case Qt.Key_Space:
            table.answerDefault();
            return true;
        case Qt.Key_Escape:
            if (!table.cancel())
                forceActiveFocus();
            return true;
        case Qt.Key_Left:
            return FocusWalk.go(reach, -1, 0);
        case Qt.Key_Right:
            return FocusWalk.go(reach, 1, 0);
        case Qt.Key_Up:
            if (table.stepping && activeFocus)
                return table.stepBy(1), true;
            return FocusWalk.go(reach, 0, -1);
        case Qt.Key_Down:
            if (table.stepping && activeFocus)
                return table.stepBy(-1), true;
            return FocusWalk.go(reach, 0, 1);
        case Qt.Key_G:
            pileWanted((event.modifiers & Qt.ShiftModifier) !== 0);
            return true;
        case Qt.Key_H:
            table.hint();
            return true;
        default:
            if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
                return table.answerNth(event.key - Qt.Key_1);
            return false;
        }
    }

    Shortcut { sequence: "Ctrl+Z"; onActivated: keys.table.undo() }
    Shortcut { sequence: "F1"; onActivated: keys.overlayWanted("help") }
    Shortcut { sequence: "F4"; onActivated: keys.table.passOn() }
    Shortcut { sequence: "F10"; onActivated: keys.overlayWanted("menu") }
}
