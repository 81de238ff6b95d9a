import QtQuick
import Duelogue

// The keyboard while a match is looked at again.
QtObject {
    id: keys

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
            return replay.analyse(), true;
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
