pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Duelogue

// The mark of one moment on a card or seat: a death, a glow for a change, an impact, or a floating number.
Item {
    id: mark

    required property string sort
    required property int amount
    required property rect place
    required property color light
    required property color deep
    // In milliseconds: the duration of the moment, and the delay until a strike hits.
    required property int time
    required property int delay

    x: place.x
    y: place.y
    width: place.width
    height: place.height

    Repeater {
        model: mark.sort === "death" && Theme.crumble(mark.time) === 0 ? 1 : 0

        DeathMark {
            anchors.fill: parent
        }
    }

    Rectangle {
        visible: mark.sort === "glow"
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        radius: Theme.px(10)
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.bright
    }

    Repeater {
        model: mark.sort === "impact" && Theme.strike(mark.time) > 0 ? 1 : 0

        Impact {
            anchors.fill: parent
            light: mark.light
            deep: mark.deep
            delay: mark.delay
            time: Theme.strike(mark.time)
        }
    }

    Repeater {
        model: mark.sort === "number" ? 1 : 0

        FloatingNumber {
            anchors.centerIn: parent
            amount: mark.amount
            delay: mark.delay
            time: mark.time
        }
    }

    // The mark of a dying card while animations are off: a dark card with a crack from top to bottom.
    component DeathMark: Item {
        id: death

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(2)
            radius: Theme.px(8)
            color: Theme.deathShade
            opacity: .72
        }

        Shape {
            anchors.fill: parent
            antialiasing: true

            ShapePath {
                strokeColor: Theme.death
                strokeWidth: Math.max(2, Theme.px(5))
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.MiterJoin
                startX: death.width * .58
                startY: 0

                PathLine { x: death.width * .42; y: death.height * .2 }
                PathLine { x: death.width * .6; y: death.height * .36 }
                PathLine { x: death.width * .38; y: death.height * .56 }
                PathLine { x: death.width * .56; y: death.height * .72 }
                PathLine { x: death.width * .44; y: death.height }
            }
        }

        Icon {
            anchors.centerIn: parent
            name: "tombstone"
            tint: Theme.paper
            width: parent.width * .42
            height: width
        }
    }

    // An impact: a ring and sparks in the colors of the source. It starts after the delay.
    component Impact: Item {
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

    // The value that a card or seat has lost or gained: the number springs up and then floats slowly.
    component FloatingNumber: Item {
        id: number

        required property int amount
        // In milliseconds: the delay until the strike hits, and the total duration.
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
}
