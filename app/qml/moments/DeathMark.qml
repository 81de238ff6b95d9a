import QtQuick
import QtQuick.Shapes
import Duelogue

// A card that dies: it darkens and cracks from top to bottom.
Item {
    id: death

    property real share: Theme.motion ? 0 : 1

    Component.onCompleted: share = 1

    Behavior on share {
        enabled: Theme.motion

        NumberAnimation { duration: 380; easing.type: Easing.InQuad }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        radius: Theme.px(8)
        color: Theme.deathShade
        opacity: .72 * death.share
    }

    Item {
        width: parent.width
        height: parent.height * death.share
        clip: true

        Shape {
            width: death.width
            height: death.height
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
    }

    Icon {
        anchors.centerIn: parent
        name: "tombstone"
        tint: Theme.paper
        width: parent.width * .42
        height: width
        opacity: death.share
    }
}
