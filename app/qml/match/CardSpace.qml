import QtQuick
import Duelogue

// A fixed place for a card, engraved in the felt.
Rectangle {
    id: space

    required property rect at
    required property bool front
    required property bool aside

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    radius: Theme.px(9)
    color: aside ? Qt.rgba(.05, .23, .2, .086) : Qt.rgba(0, 0, 0, .07)
    border.width: 1
    border.color: Qt.alpha(Theme.brass, Theme.clear ? .65 : front ? .3 : .2)
}
