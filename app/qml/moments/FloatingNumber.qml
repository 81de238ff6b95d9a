import QtQuick
import Duelogue

// How much somebody has lost or gained: it springs up, and floats on slowly.
Item {
    id: number

    required property int amount
    // Until what brings it has hit, and how long it may float.
    property int delay: 0
    property int time: 0
    readonly property bool lost: amount < 0
    readonly property bool moves: Theme.motion && time > 0
    property real sprung: moves ? 0 : 1
    property real floated: 0

    implicitWidth: disc.width
    implicitHeight: disc.height
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    SequentialAnimation {
        running: number.moves

        PauseAnimation { duration: number.delay }

        ParallelAnimation {
            NumberAnimation {
                target: number
                property: "sprung"
                to: 1
                duration: Math.min(420, number.time * .4)
                easing.type: Easing.OutBack
                easing.overshoot: 2.6
            }

            NumberAnimation {
                target: number
                property: "floated"
                to: 1
                duration: Math.max(1, number.time - number.delay)
                easing.type: Easing.OutQuad
            }
        }
    }

    Rectangle {
        id: disc

        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(16) * number.sprung - Theme.px(14) * number.floated
        width: Math.max(height, words.implicitWidth + Theme.px(26))
        height: Math.round(Theme.letters(48))
        radius: height / 2
        scale: .4 + .6 * number.sprung
        opacity: Math.min(1, number.sprung * 2)
        color: number.lost ? Qt.alpha(Theme.lost, .95) : Qt.alpha(Theme.gained, .95)
        border.width: Math.max(1, Theme.px(2.5))
        border.color: number.lost ? Theme.lostRim : Theme.gainedRim

        BadgeText {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            text: number.lost ? "−" + -number.amount : "+" + number.amount
            color: Theme.inkOnNumber
            font.pixelSize: Theme.letters(29)
        }
    }
}
