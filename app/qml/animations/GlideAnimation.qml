import QtQuick
import Duelogue

// How a card moves from one place to another.
NumberAnimation {
    duration: Theme.glide
    easing.type: Easing.OutCubic
}
