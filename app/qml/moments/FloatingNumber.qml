import QtQuick
import Duelogue

// How much somebody has lost or gained.
Item {
    id: number

    required property int amount
    readonly property bool lost: amount < 0
    property real risen: Theme.motion ? 0 : 1

    implicitWidth: disc.width
    implicitHeight: disc.height
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Component.onCompleted: risen = 1

    Behavior on risen {
        enabled: Theme.motion

        NumberAnimation { duration: 420; easing.type: Easing.OutBack }
    }

    Rectangle {
        id: disc

        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(16) * number.risen
        width: Math.max(height, words.implicitWidth + Theme.px(26))
        height: Theme.letters(48)
        radius: height / 2
        scale: .5 + .5 * number.risen
        color: number.lost ? Qt.alpha(Theme.lost, .95) : Qt.alpha(Theme.gained, .95)
        border.width: Math.max(1, Theme.px(2.5))
        border.color: number.lost ? Theme.lostRim : Theme.gainedRim

        Text {
            id: words

            anchors.centerIn: parent
            text: number.lost ? "−" + -number.amount : "+" + number.amount
            color: Theme.inkOnNumber
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.letters(29)
        }
    }
}
