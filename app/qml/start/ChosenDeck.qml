pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The chosen deck: a fan of some of its cards, and its cost curve.
Item {
    id: show

    // A map as in SetupModel::decks; null without a deck.
    required property var deck
    readonly property var fan: deck === null ? [] : deck.fan.length > 0 ? deck.fan : ["", "", "", "", ""]
    readonly property var curve: deck?.curve ?? []
    readonly property int most: Math.max(1, ...curve)

    function told(cards: int, cost: int): string {
        const words = cost === curve.length - 1 ? qsTr("%1 at cost %2 or more") : qsTr("%1 at cost %2");
        return words.arg(cards).arg(cost);
    }

    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: deck === null ? "" : curve.length === 0 ? deck.name
        : Theme.filled(qsTr("%1: %2"), [deck.name, curve.map((cards, cost) => show.told(cards, cost)).join(", ")])

    Item {
        id: cards

        readonly property real wide: Math.min(show.height * .66, width / 3.4)
        readonly property real step: show.fan.length > 1 ? Math.min(wide * .62, (width - wide * 1.3) / (show.fan.length - 1)) : 0

        width: show.width * (show.curve.length > 0 ? .58 : 1)
        height: parent.height

        Repeater {
            model: show.fan

            CardFace {
                required property int index
                required property string modelData
                readonly property real off: index - (show.fan.length - 1) / 2

                faceKey: modelData
                width: cards.wide
                height: width * 1.4
                x: (cards.width - width) / 2 + off * cards.step
                y: Theme.px(10) + off * off * cards.wide * .025
                rotation: off * 4
                antialiasing: true
            }
        }
    }

    Column {
        visible: show.curve.length > 0
        anchors.left: cards.right
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.px(3)

        Row {
            id: bars

            width: parent.width
            height: show.height - Theme.letters(13) * 1.4 - Theme.px(16)

            Repeater {
                model: show.curve

                Item {
                    id: column

                    required property int index
                    required property int modelData

                    width: bars.width / show.curve.length
                    height: bars.height

                    Rectangle {
                        id: bar

                        anchors.bottom: parent.bottom
                        x: parent.width * .12
                        width: parent.width * .76
                        height: column.modelData === 0 ? 1 : Math.max(2, (column.height - Theme.letters(12) * 1.4) * column.modelData / show.most)
                        radius: Math.min(width, height) * .15
                        color: column.modelData === 0 ? Theme.line : Theme.brass
                    }

                    PlainText {
                        visible: column.modelData > 0
                        anchors.horizontalCenter: bar.horizontalCenter
                        anchors.bottom: bar.top
                        text: column.modelData
                        color: Theme.soft
                        font.family: Theme.sans
                        font.pixelSize: Theme.letters(12)
                    }
                }
            }
        }

        Row {
            width: parent.width

            Repeater {
                model: show.curve

                PlainText {
                    required property int index

                    width: bars.width / show.curve.length
                    text: index === show.curve.length - 1 ? qsTr("%1+").arg(index) : index
                    color: Theme.faint
                    horizontalAlignment: Text.AlignHCenter
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(13)
                }
            }
        }
    }
}
