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
    // Of the burning: cracks are seen, and pieces begin to fall.
    required property real glowing
    required property real falling
    // As Shards.h has it.
    readonly property real margin: .3
    readonly property int column: index % across
    readonly property int row: Math.floor(index / across)
    // Each its own way: from 0 to 1, always the same.
    readonly property real chance: (index * .618034 + .31) % 1
    // Those at the bottom go first.
    readonly property real waits: .45 * (1 - (row + chance) / (down + 1))
    readonly property real fallen: Math.max(0, Math.min(1, (falling - waits) / (1 - .45)))

    source: "image://card/shard/" + column + "-" + row + "-" + across + "-" + down + "/" + picture + Theme.brush
    sourceSize.width: pixels
    sourceSize.height: pixels
    width: cellWidth * (1 + 2 * margin)
    height: cellHeight * (1 + 2 * margin)
    x: cellWidth * (column - margin) + (column + .5 - across / 2 + chance - .5) * cellWidth * .35 * fallen
    y: cellHeight * (row - margin) + Theme.px(105) * fallen * fallen
    rotation: (chance - .5) * 110 * fallen
    scale: 1 - .45 * fallen
    opacity: Math.min(1, glowing) * (1 - fallen * fallen)
    smooth: true
}
