import QtQuick
import Duelogue

// The animation of a card that moves to another place.
NumberAnimation {
    duration: Theme.glide
    easing.type: Easing.OutCubic
}
