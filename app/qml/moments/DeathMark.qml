import QtQuick
import QtQuick.Shapes
import Duelogue

// A card that dies where nothing moves: it is dark, and cracked from top to bottom.
Item {
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
