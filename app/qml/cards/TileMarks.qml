pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What is laid over the picture of a permanent: figures, damage, count, and what it can do.
Item {
    id: tile

    required property CardRoles card
    readonly property real u: height / 120
    // A small tile's marks are larger than its share: they must be read.
    readonly property real sign: Math.max(24 * u, Math.min(17, height * .26))
    readonly property color tint: card.change === TableModel.Up ? Theme.plateBetter
                                  : card.change === TableModel.Down ? Theme.plateWorse : Theme.plateText

    Rectangle {
        visible: tile.card.figures !== ""
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -2 * tile.u
        width: Math.max(46 * tile.u, figure.implicitWidth + 14 * tile.u)
        height: 29 * tile.u
        radius: 8 * tile.u
        color: Qt.alpha(Theme.plate, .9)
        border.width: Math.max(1, 1.6 * tile.u)
        border.color: Qt.alpha(tile.tint, .75)

        Text {
            id: figure

            anchors.centerIn: parent
            text: Theme.changeSign(tile.card.change) + tile.card.figures
            color: tile.tint
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Math.max(10, 18 * tile.u)
        }
    }

    Rectangle {
        visible: tile.card.damage > 0
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 30 * tile.u
        width: Math.max(24 * tile.u, hurt.implicitWidth + 12 * tile.u)
        height: 22 * tile.u
        radius: height / 2
        color: Theme.lost

        Text {
            id: hurt

            anchors.centerIn: parent
            text: "−" + tile.card.damage
            color: Theme.inkOnNumber
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Math.max(9, 14 * tile.u)
        }
    }

    Rectangle {
        id: heap

        visible: tile.card.count > 1
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: 3 * tile.u
        width: Math.max(height, many.implicitWidth + 14 * tile.u)
        height: 36 * tile.u
        radius: height / 2
        color: Qt.alpha(Theme.plate, .925)
        border.width: Math.max(1, 1.2 * tile.u)
        border.color: Qt.alpha(Theme.plateText, .4)

        Text {
            id: many

            anchors.centerIn: parent
            text: "×" + tile.card.count
            color: Theme.plateText
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Math.max(10, 22 * tile.u)
        }
    }

    Flow {
        flow: Flow.TopToBottom
        x: 6 * tile.u
        y: 33 * tile.u
        height: Math.max(tile.sign, tile.height - y - (tile.card.unready || tile.card.count > 1 ? 40 : 8) * tile.u)
        spacing: 2 * tile.u

        Repeater {
            model: tile.card.badges

            Badge { side: tile.sign }
        }
    }

    Icon {
        visible: tile.card.unready
        name: "hourglass"
        tint: Theme.plateText
        width: 22 * tile.u
        height: width
        opacity: .9
        anchors.left: tile.card.count > 1 ? heap.right : parent.left
        anchors.bottom: parent.bottom
        anchors.margins: 9 * tile.u
    }
}
