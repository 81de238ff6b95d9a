pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A card that dies: it chars and cracks, and crumbles to ash. It lies over the card, of which nothing is left from
// the time when the first piece falls.
Item {
    id: crumble

    // As of CardPicture.
    required property string picture
    required property int pixels
    required property int time
    property real share: 0
    readonly property real cracked: .34
    readonly property real falling: Math.max(0, (share - cracked) / (1 - cracked))
    readonly property real angle: rotation * Math.PI / 180
    readonly property point downwards: Qt.point(Math.sin(angle), Math.cos(angle))
    readonly property bool broken: share >= cracked
    // Cells are about square, whatever the card is.
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

        Shard {
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

        Ash {
            fieldWidth: crumble.width
            fieldHeight: crumble.height
            downwards: crumble.downwards
            falling: crumble.falling
        }
    }
}
