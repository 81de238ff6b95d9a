import QtQuick
import Duelogue

// An icon that says what it means where the pointer rests on it.
Icon {
    id: icon

    property string hint: ""

    Hint {
        text: icon.hint
        wanted: pointer.hovered
    }

    HoverHandler {
        id: pointer
    }
}
