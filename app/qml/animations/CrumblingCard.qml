pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The animation of a dying card: it chars, cracks and crumbles to ash. It covers the card, which is hidden as soon as
// the first piece falls.
Item {
    id: crumble

    // As in CardPicture.
    required property string picture
    required property int pixels
    required property int time
    property real share: 0
    readonly property real cracked: .34
    readonly property real falling: Math.max(0, (share - cracked) / (1 - cracked))
    readonly property real angle: rotation * Math.PI / 180
    readonly property point downwards: Qt.point(Math.sin(angle), Math.cos(angle))
    readonly property bool broken: share >= cracked
    // The number of cells in each direction; cells are roughly square for every shape of card.
    readonly property int across: width > height * 1.6 ? 5 : 3
    readonly property int down: width > height * 1.6 ? 2 : width > height * .85 ? 3 : 4

    NumberAnimation {
        running: crumble.time > 0
        target: crumble
        property: "share"
        from: 0
        to: 1
        duration: crumble.time
    }

    Repeater {
        model: 2 * crumble.across * crumble.down

        CardShard {
            picture: crumble.picture
            pixels: crumble.pixels
            across: crumble.across
            down: crumble.down
            cellWidth: crumble.width / crumble.across
            cellHeight: crumble.height / crumble.down
            downwards: crumble.downwards
            glowing: crumble.share / (crumble.cracked * .7)
            falling: crumble.falling
        }
    }

    Repeater {
        model: 14

        AshFlake {
            fieldWidth: crumble.width
            fieldHeight: crumble.height
            downwards: crumble.downwards
            falling: crumble.falling
        }
    }

    // A piece of a burning card: it first glows in its place, then falls and vanishes.
    component CardShard: Image {
        id: shard

        required property int index
        required property string picture
        required property int pixels
        required property int across
        required property int down
        required property real cellWidth
        required property real cellHeight
        // The direction of "down" on the screen, in the coordinates of the possibly rotated card.
        required property point downwards
        // Two stages of the burning: visible cracks (0 to 1 and more), then falling pieces (0 to 1).
        required property real glowing
        required property real falling
        // As in Shards.h.
        readonly property real margin: .3
        readonly property int cell: Math.floor(index / 2)
        readonly property int column: cell % across
        readonly property int row: Math.floor(cell / across)
        // A fixed pseudorandom number from 0 to 1, different for each piece.
        readonly property real chance: (index * .618034 + .31) % 1
        // The delay before this piece falls; pieces at the bottom fall first.
        readonly property real waits: .45 * (1 - (row + chance) / (down + 1))
        readonly property real depth: Theme.px(125) * fallen * fallen
        readonly property real fallen: Math.max(0, Math.min(1, (falling - waits) / (1 - .45)))

        source: "image://card/shard/" + column + "-" + row + "-" + across + "-" + down + "-" + index % 2 + "/" + picture + Theme.brush
        sourceSize.width: pixels
        sourceSize.height: pixels
        width: cellWidth * (1 + 2 * margin)
        height: cellHeight * (1 + 2 * margin)
        x: cellWidth * (column - margin) + (column + .5 - across / 2 + chance - .5) * cellWidth * .35 * fallen + depth * downwards.x
        y: cellHeight * (row - margin) + depth * downwards.y
        rotation: (chance - .5) * 110 * fallen
        scale: 1 - .6 * fallen
        opacity: Math.min(1, glowing) * (1 - fallen * fallen)
        asynchronous: true
        smooth: true
    }

    // A flake of ash that rises from a burning card and drifts away.
    component AshFlake: Rectangle {
        required property int index
        required property real fieldWidth
        required property real fieldHeight
        required property real falling
        // The direction of "down" on the screen, in the coordinates of the possibly rotated card.
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
}
