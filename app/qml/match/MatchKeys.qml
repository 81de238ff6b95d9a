import QtQuick
import Duelogue

// The keyboard input of the match screen. It has the focus whenever no other item has it. KeyBindings translates each
// pressed key to the default key of its action.
Item {
    id: keys

    required property TableModel table
    required property ReplayModel replay
    required property LessonController lesson
    required property Item reach

    signal overlayWanted(string name)
    signal pileWanted(bool other)
    // Scrolls the log back (-1) or forward (1) by a page.
    signal pageWanted(int way)
    // Requests that the shown preview is pinned or unpinned.
    signal keepWanted

    ReplayKeys {
        id: replayKeys

        replay: keys.replay
        onBranchWanted: keys.overlayWanted("branch")
    }

    // Handles a key of the lesson. Returns false for the other keys.
    function learn(key: int): bool {
        switch (key) {
        case Qt.Key_Space:
            if (table.question.asked || table.moment.shown)
                return false;
            return lesson.golden(), true;
        case Qt.Key_N:
            if (!table.question.asked)
                lesson.golden();
            return true;
        case Qt.Key_Backspace:
            return lesson.back(), true;
        case Qt.Key_S:
            if (lesson.canShow)
                lesson.showMe();
            return true;
        case Qt.Key_L:
            return table.leave(), true;
        default:
            return false;
        }
    }

    function walk(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            return ArrowNavigation.go(reach, -1, 0);
        case Qt.Key_Right:
            return ArrowNavigation.go(reach, 1, 0);
        case Qt.Key_Up:
            return ArrowNavigation.go(reach, 0, -1);
        case Qt.Key_Down:
            return ArrowNavigation.go(reach, 0, 1);
        default:
            return false;
        }
    }

    // Handles a key during the recap of the last turn. Returns false for keys without a meaning in the recap.
    function look(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            return table.lookAt(table.recap.place - 1), true;
        case Qt.Key_Right:
            return table.lookAt(table.recap.place + 1), true;
        case Qt.Key_Home:
            return table.lookAt(0), true;
        case Qt.Key_Space:
            return table.playLook(), true;
        case Qt.Key_Escape:
            return table.lookAt(table.recap.count), true;
        default:
            return false;
        }
    }

    function press(event: var): bool {
        if (event.modifiers & Qt.ControlModifier)
            return walk(event.key);
        if (replay.open && replayKeys.press(event))
            return true;
        if (lesson.open && learn(event.key))
            return true;
        if (table.recap.open && look(event.key))
            return true;
        switch (event.key) {
        case Qt.Key_Space:
            if (table.watching && !table.result.over)
                table.pause();
            else if (table.moment.shown)
                table.showNext();
            else
                table.answerDefault();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            table.hurry();
            return true;
        case Qt.Key_Escape:
            if (replay.open)
                table.leave();
            else if (!table.cancel())
                forceActiveFocus();
            return true;
        case Qt.Key_Left:
            return walk(event.key);
        case Qt.Key_Right:
            if (table.watching && !table.result.over)
                return table.further(), true;
            return walk(event.key);
        case Qt.Key_Up:
            if (table.question.stepping && activeFocus)
                return table.question.stepBy(1), true;
            return walk(event.key);
        case Qt.Key_Down:
            if (table.question.stepping && activeFocus)
                return table.question.stepBy(-1), true;
            return walk(event.key);
        case Qt.Key_PageUp:
            return pageWanted(-1), true;
        case Qt.Key_PageDown:
            return pageWanted(1), true;
        case Qt.Key_G:
            pileWanted((event.modifiers & Qt.ShiftModifier) !== 0);
            return true;
        case Qt.Key_H:
            table.hint();
            return true;
        case Qt.Key_E:
            return keepWanted(), true;
        case Qt.Key_O:
            return Preferences.nextHand(), true;
        case Qt.Key_Question:
            return overlayWanted("help"), true;
        default:
            if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
                return table.digit(event.key - Qt.Key_0);
            return false;
        }
    }

    Shortcut { sequence: KeyBindings.sequences.undo; autoRepeat: false; onActivated: keys.table.undo() }
    Shortcut { sequence: KeyBindings.sequences.undoTurn; autoRepeat: false; onActivated: keys.table.undoTurn() }
    Shortcut { sequence: KeyBindings.sequences.redo; autoRepeat: false; onActivated: keys.table.redo() }
    Shortcut { sequence: KeyBindings.sequences.help; autoRepeat: false; onActivated: keys.overlayWanted("help") }
    Shortcut { sequence: KeyBindings.sequences.passOn; autoRepeat: false; onActivated: keys.table.passOn() }
    Shortcut { sequence: KeyBindings.sequences.passTurn; autoRepeat: false; onActivated: keys.table.passTurn() }
    Shortcut { sequence: KeyBindings.sequences.stopNext; autoRepeat: false; onActivated: keys.table.stopNext() }
    Shortcut { sequence: KeyBindings.sequences.menu; autoRepeat: false; onActivated: keys.overlayWanted("menu") }
    Shortcut { sequence: KeyBindings.sequences.settings; autoRepeat: false; onActivated: keys.overlayWanted("settings") }

    // The keyboard input of a replay.
    component ReplayKeys: QtObject {
        required property ReplayModel replay

        signal branchWanted

        function press(event: var): bool {
            switch (event.key) {
            case Qt.Key_Space:
                return replay.play(), true;
            case Qt.Key_Left:
                return replay.back(), true;
            case Qt.Key_Right:
                return replay.forward(), true;
            case Qt.Key_PageUp:
            case Qt.Key_Up:
                return replay.turn(-1), true;
            case Qt.Key_PageDown:
            case Qt.Key_Down:
                return replay.turn(1), true;
            case Qt.Key_Home:
                return replay.toStart(), true;
            case Qt.Key_End:
                return replay.toEnd(), true;
            case Qt.Key_V:
                return replay.looker = (replay.looker + 1) % replay.lookers.length, true;
            case Qt.Key_A:
                return replay.analyze(), true;
            case Qt.Key_M:
                return replay.goToMistake((event.modifiers & Qt.ShiftModifier) !== 0 ? -1 : 1), true;
            case Qt.Key_B:
                if (replay.canBranch)
                    branchWanted();
                return true;
            default:
                return false;
            }
        }
    }
}
