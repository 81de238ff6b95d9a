pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Something is hit: a ring and sparks in the colours of what hits it, once the time until then is over.
Item {
    id: impact

    required property color light
    required property color deep
    required property int delay
    required property int time
    readonly property real size: Math.min(width, height)
    readonly property int sparks: 9
    property real share: 0

    visible: share > 0 && share < 1

    SequentialAnimation {
        running: impact.time > 0

        PauseAnimation { duration: impact.delay }

        NumberAnimation {
            target: impact
            property: "share"
            from: 0
            to: 1
            duration: Math.max(160, impact.time * .6)
            easing.type: Easing.OutCubic
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: impact.size * (.3 + .85 * impact.share)
        height: width
        radius: width / 2
        color: Qt.alpha(impact.light, .4 * (1 - impact.share))
        border.width: Math.max(1, Theme.px(11) * (1 - impact.share))
        border.color: Qt.alpha(impact.deep, 1 - impact.share)
    }

    Repeater {
        model: impact.sparks

        Rectangle {
            required property int index
            readonly property real angle: (index + .35 * (index % 2)) / impact.sparks * 2 * Math.PI
            readonly property real far: impact.size * (.2 + (.34 + .12 * (index % 3)) * impact.share)

            x: impact.width / 2 + Math.cos(angle) * far - width / 2
            y: impact.height / 2 + Math.sin(angle) * far - height / 2
            width: Theme.px(30) * (1 - impact.share * .7)
            height: Theme.px(5) * (1 - impact.share * .6)
            radius: height / 2
            rotation: angle * 180 / Math.PI
            color: index % 3 === 0 ? impact.deep : impact.light
            opacity: 1 - impact.share * impact.share
            antialiasing: true
        }
    }
}
