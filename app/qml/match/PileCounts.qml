pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The card counts of one seat's piles, drawn above the cards.
Item {
    id: seat

    required property RowModel piles

    z: 900

    Repeater {
        model: seat.piles

        PileCount {}
    }

    // The card count of a pile, on the lower edge of the pile.
    component PileCount: Rectangle {
        id: badge

        required property int count
        required property rect at

        visible: count > 0 && at.width > 2
        x: at.x + (at.width - width) / 2
        y: at.y + at.height - height * .6
        z: 900
        width: Math.max(height * 1.3, label.implicitWidth + Theme.px(14))
        height: Math.round(Theme.letters(14) * 1.5)
        radius: height / 2
        color: Qt.alpha(Theme.tag, .93)
        border.width: 1
        border.color: Qt.alpha(Theme.soft, .33)

        BadgeText {
            id: label

            anchors.horizontalCenter: parent.horizontalCenter
            text: badge.count
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%n cards", "", badge.count)
            color: Theme.soft
            font.pixelSize: Theme.letters(13)
        }
    }
}
