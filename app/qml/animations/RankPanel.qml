pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// A ranking of all seats: the result and the reward of each.
Rectangle {
    id: panel

    required property RowModel ranks
    required property string words

    radius: Theme.px(14)
    color: Qt.alpha(Theme.note, .984)
    border.width: Math.max(1.5, Theme.px(2))
    border.color: Theme.gold

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(20)
        spacing: Theme.px(10)

        MarkedText {
            markup: panel.words
            color: Theme.gold
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(26)
            Layout.fillWidth: true
        }

        Repeater {
            model: panel.visible ? panel.ranks : null

            RankLine {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: Theme.letters(96)
            }
        }

        Item {
            Layout.fillHeight: true
        }
    }

    // A seat in the ranking: a bar in its color, its result and its reward.
    component RankLine: Item {
        id: line

        required property string name
        required property int hue
        required property string words
        required property real share
        required property string prize
        property real grown: Theme.motion ? 0 : 1

        implicitHeight: Theme.letters(58)
        Accessible.role: Accessible.StaticText
        Accessible.name: prize === "" ? Theme.filled(qsTr("%1, %2"), [name, words]) : Theme.filled(qsTr("%1, %2, %3"), [name, words, prize])
        Component.onCompleted: grown = 1

        Behavior on grown {
            enabled: Theme.motion

            NumberAnimation { duration: 700; easing.type: Easing.OutCubic }
        }

        PlainText {
            id: who

            anchors.left: parent.left
            anchors.right: gets.left
            anchors.rightMargin: Theme.px(8)
            text: (Theme.marked ? Theme.seatSign(line.hue) + " " : "") + line.name
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.letters(18)
        }

        Rectangle {
            id: bar

            anchors.top: who.bottom
            anchors.topMargin: Theme.px(4)
            width: Math.max(height, (line.width - gets.width - Theme.px(12)) * line.share * line.grown)
            height: Theme.px(9)
            radius: height / 2
            color: Theme.seat(line.hue)
        }

        PlainText {
            anchors.top: bar.bottom
            anchors.topMargin: Theme.px(3)
            anchors.left: parent.left
            anchors.right: gets.left
            text: line.words
            color: Theme.soft
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
        }

        PlainText {
            id: gets

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.letters(64)
            horizontalAlignment: Text.AlignRight
            text: line.prize
            color: Theme.gold
            scale: .5 + .5 * line.grown
            transformOrigin: Item.Right
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(38)
        }
    }
}
