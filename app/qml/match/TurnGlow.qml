import QtQuick
import Duelogue

// A glow on the felt on the side of the active seat. It glides to the next active seat.
Image {
    required property rect place

    visible: !Theme.clear && place.width > 0
    x: place.x
    y: place.y
    width: place.width
    height: place.height
    source: visible ? "image://card/light/" + String(Theme.turnLight).slice(1) : ""
    sourceSize.width: 480
    sourceSize.height: 270
    opacity: .17

    Behavior on x { enabled: Theme.motion; NumberAnimation { duration: 3 * Theme.glide; easing.type: Easing.InOutQuad } }

    Behavior on y { enabled: Theme.motion; NumberAnimation { duration: 3 * Theme.glide; easing.type: Easing.InOutQuad } }
}
