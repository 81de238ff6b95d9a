import QtQuick
import Duelogue

// A flake of ash that rises from where a card burns and drifts away.
Rectangle {
    required property int index
    required property real fieldWidth
    required property real fieldHeight
    required property real falling
    // On the screen, however the card lay.
    required property point downwards
    readonly property real chance: (index * .618034 + .11) % 1
    readonly property real other: (index * .754878 + .43) % 1
    readonly property real flown: Math.max(0, Math.min(1, (falling - .35 * other) / .65))

    width: Theme.px(3 + 6 * other)
    height: width * (.5 + .5 * chance)
    x: fieldWidth * (.06 + .88 * chance) + Theme.px(26) * Math.sin((flown + other) * 5) - Theme.px(70) * flown * downwards.x
    y: fieldHeight * (.25 + .7 * other) - Theme.px(70) * flown * downwards.y
    rotation: 200 * (flown + chance)
    color: Theme.ash
    opacity: flown <= 0 ? 0 : .9 * (1 - flown)
}
