pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Marks over the picture of a permanent: figures, damage, count and badges. They exist only while visible.
Item {
    id: tile

    required property CardRoles card
    readonly property real u: height / 120
    // The marks of a small tile are larger in proportion, so that they stay readable.
    readonly property real sign: Math.max(24 * u, Math.min(17, height * .26))
    readonly property color tint: card.change === Table.Change.Up ? Theme.plateBetter
                                  : card.change === Table.Change.Down ? Theme.plateWorse : Theme.plateText

    Repeater {
        model: tile.visible && tile.card.figures !== "" ? 1 : 0

        Rectangle {
            anchors.right: tile.right
            anchors.bottom: tile.bottom
            anchors.margins: -2 * tile.u
            // Limited to the width of the tile, so that the mark stays off the next tile.
            width: Math.min(tile.width + 4 * tile.u, Math.max(46 * tile.u, figure.implicitWidth + 14 * tile.u))
            height: Math.round(29 * tile.u)
            radius: 8 * tile.u
            color: Qt.alpha(Theme.plate, .9)
            border.width: Math.max(1, 1.6 * tile.u)
            border.color: Qt.alpha(tile.tint, .75)

            BadgeText {
                id: figure

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width - 4 * tile.u)
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 7
                text: Theme.changeSign(tile.card.change) + tile.card.figures
                color: tile.tint
                font.pixelSize: Math.max(10, 18 * tile.u)
            }
        }
    }

    Repeater {
        model: tile.visible && tile.card.damage > 0 ? 1 : 0

        Rectangle {
            anchors.right: tile.right
            anchors.bottom: tile.bottom
            anchors.bottomMargin: 30 * tile.u
            width: Math.max(24 * tile.u, hurt.implicitWidth + 12 * tile.u)
            height: Math.round(22 * tile.u)
            radius: height / 2
            color: Theme.lost

            BadgeText {
                id: hurt

                anchors.horizontalCenter: parent.horizontalCenter
                text: "−" + tile.card.damage
                color: Theme.inkOnNumber
                font.pixelSize: Math.max(9, 14 * tile.u)
            }
        }
    }

    Row {
        anchors.left: tile.left
        anchors.bottom: tile.bottom
        anchors.margins: 3 * tile.u
        leftPadding: tile.card.count > 1 ? 0 : 6 * tile.u
        spacing: 9 * tile.u

        Repeater {
            model: tile.visible && tile.card.count > 1 ? 1 : 0

            Rectangle {
                width: Math.max(height, many.implicitWidth + 14 * tile.u)
                height: Math.round(36 * tile.u)
                radius: height / 2
                color: Qt.alpha(Theme.plate, .925)
                border.width: Math.max(1, 1.2 * tile.u)
                border.color: Qt.alpha(Theme.plateText, .4)

                BadgeText {
                    id: many

                    anchors.horizontalCenter: parent.horizontalCenter
                    text: "×" + tile.card.count
                    color: Theme.plateText
                    font.pixelSize: Math.max(10, 22 * tile.u)
                }
            }
        }

        Repeater {
            model: tile.visible && tile.card.unready ? 1 : 0

            Item {
                width: 22 * tile.u
                height: (tile.card.count > 1 ? 36 : 28) * tile.u

                Icon {
                    anchors.verticalCenter: tile.card.count > 1 ? parent.verticalCenter : undefined
                    name: "hourglass"
                    tint: Theme.plateText
                    width: parent.width
                    height: width
                    opacity: .9
                }
            }
        }
    }

    Flow {
        flow: Flow.TopToBottom
        x: 6 * tile.u
        y: 33 * tile.u
        height: Math.max(tile.sign, tile.height - y - (tile.card.unready || tile.card.count > 1 ? 40 : 8) * tile.u)
        spacing: 2 * tile.u

        Repeater {
            model: tile.visible ? tile.card.badges : null

            Badge { side: tile.sign }
        }
    }
}
