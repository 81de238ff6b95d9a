import QtQuick
import QtQuick.Shapes
import Duelogue

// A curved arrow from one item on the table to another.
Shape {
    id: arrow

    required property int kind
    required property real fromX
    required property real fromY
    required property real toX
    required property real toY
    readonly property color tint: kind === Table.Arrow.Advance ? Theme.danger
                                  : kind === Table.Arrow.Guard ? Theme.shield : Theme.bright
    readonly property real wide: Math.max(2, Theme.px(4))
    readonly property real length: Math.max(1, Math.hypot(toX - fromX, toY - fromY))
    readonly property real bend: Math.min(Theme.px(70), length * .16)
    readonly property real bendX: (fromX + toX) / 2 - (toY - fromY) / length * bend
    readonly property real bendY: (fromY + toY) / 2 + (toX - fromX) / length * bend
    readonly property real angle: Math.atan2(toY - bendY, toX - bendX)
    readonly property real head: Theme.px(19)

    // Line styles in addition to the colors: solid for an advance, dashed for a guard, dotted for a target.
    readonly property list<real> dashes: kind === Table.Arrow.Guard ? [4, 3] : [1, 2]
    readonly property int stroke: Theme.marked && kind !== Table.Arrow.Advance ? ShapePath.DashLine : ShapePath.SolidLine

    anchors.fill: parent
    opacity: .9
    antialiasing: true

    ShapePath {
        strokeColor: Qt.alpha(Theme.arrowShade, .55)
        strokeWidth: arrow.wide * 2
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        startX: arrow.fromX
        startY: arrow.fromY

        PathQuad {
            x: arrow.toX - Math.cos(arrow.angle) * arrow.head * .7
            y: arrow.toY - Math.sin(arrow.angle) * arrow.head * .7
            controlX: arrow.bendX
            controlY: arrow.bendY
        }
    }

    ShapePath {
        strokeColor: arrow.tint
        strokeWidth: arrow.wide
        strokeStyle: arrow.stroke
        dashPattern: arrow.dashes
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        startX: arrow.fromX
        startY: arrow.fromY

        PathQuad {
            x: arrow.toX - Math.cos(arrow.angle) * arrow.head * .7
            y: arrow.toY - Math.sin(arrow.angle) * arrow.head * .7
            controlX: arrow.bendX
            controlY: arrow.bendY
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: arrow.tint
        startX: arrow.toX
        startY: arrow.toY

        PathLine {
            x: arrow.toX - Math.cos(arrow.angle - .45) * arrow.head
            y: arrow.toY - Math.sin(arrow.angle - .45) * arrow.head
        }

        PathLine {
            x: arrow.toX - Math.cos(arrow.angle + .45) * arrow.head
            y: arrow.toY - Math.sin(arrow.angle + .45) * arrow.head
        }
    }
}
