pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Marks over a card that lies flat or face-down: its figures at the right end, and its badges. They exist only while
// visible.
Item {
    id: marks

    required property CardRoles card
    readonly property bool lies: card.form !== Table.Form.Back
    readonly property real sign: card.narrow ? Math.max(12, height * .42)
                                 : lies ? Math.max(12, height * .56)
                                 : Math.max(13, Math.min(height * .2, width * .3))
    readonly property color tint: card.change === Table.Change.Up ? Theme.plateBetter
                                  : card.change === Table.Change.Down ? Theme.plateWorse : Theme.plateText

    Repeater {
        model: marks.visible && marks.card.form === Table.Form.Strip && marks.card.figures !== "" ? 1 : 0

        Rectangle {
            anchors.right: marks.right
            anchors.rightMargin: marks.card.narrow ? -3 : marks.height * .16
            // In a narrow place, at the lower edge below the name.
            y: marks.card.narrow ? marks.height - height * .6 : (marks.height - height) / 2
            width: Math.max(height * 1.15, figure.implicitWidth + height * .45)
            height: marks.card.narrow ? 14 : Math.round(marks.height * .62)
            radius: height * .3
            color: Qt.alpha(Theme.plate, .9)
            border.width: Math.max(1, height * .05)
            border.color: Qt.alpha(marks.tint, .75)

            BadgeText {
                id: figure

                anchors.horizontalCenter: parent.horizontalCenter
                text: Theme.changeSign(marks.card.change) + marks.card.figures
                color: marks.tint
                font.pixelSize: Math.max(10, parent.height * .66)
            }
        }
    }

    // Over the picture, or on the lower edge of a back.
    Row {
        x: marks.lies ? marks.height * .14 : (marks.width - width) / 2
        y: marks.card.narrow ? marks.height - height * .6
           : marks.lies ? (marks.height - height) / 2
           : marks.height - height - marks.sign * .4
        spacing: 2

        Repeater {
            model: marks.visible ? marks.card.badges : null

            Badge { side: marks.sign }
        }
    }
}
