import QtQuick
import Duelogue

// How a card turns: a little too far, and back.
NumberAnimation {
    duration: Theme.glide * 1.4
    easing.type: Easing.OutBack
    easing.overshoot: 2.4
}
