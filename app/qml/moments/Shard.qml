import QtQuick
import Duelogue

// A piece of a card that burns: first it glows in its place, then it falls and is gone.
Image {
    id: shard

    required property int index
    required property string picture
    required property int pixels
    required property int across
    required property int down
    required property real cellWidth
    required property real cellHeight
    // Downwards on the screen, however the card lies.
    required property point downwards
    // Of the burning: cracks are seen, and pieces begin to fall.
    required property real glowing
    required property real falling
    // As Shards.h has it.
    readonly property real margin: .3
    readonly property int cell: Math.floor(index / 2)
    readonly property int column: cell % across
    readonly property int row: Math.floor(cell / across)
    // Each its own way: from 0 to 1, always the same.
    readonly property real chance: (index * .618034 + .31) % 1
    // Those at the bottom go first.
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
