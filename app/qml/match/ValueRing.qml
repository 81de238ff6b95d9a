import QtQuick
import QtQuick.Shapes
import Duelogue

// A number in a ring that is as full as the share says.
Item {
    id: ring

    required property int value
    required property real share
    required property string icon
    required property bool danger
    property color tint: Theme.brass

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.dial
    }

    Icon {
        anchors.centerIn: parent
        width: parent.width * .78
        height: width
        name: ring.icon
        tint: ring.danger ? Theme.dialAlarmSign : Theme.dialSign
        opacity: .3
    }

    Shape {
        id: shape

        readonly property real stroke: Math.max(3, ring.width * .07)

        anchors.fill: parent
        antialiasing: true
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
        layer.samples: 4

        ShapePath {
            strokeColor: Theme.dialTrack
            strokeWidth: shape.stroke
            fillColor: "transparent"

            PathAngleArc {
                centerX: ring.width / 2
                centerY: ring.height / 2
                radiusX: ring.width / 2 - shape.stroke / 2
                radiusY: radiusX
                startAngle: 0
                sweepAngle: 360
            }
        }

        ShapePath {
            strokeColor: ring.danger ? Theme.danger : ring.tint
            strokeWidth: shape.stroke
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathAngleArc {
                centerX: ring.width / 2
                centerY: ring.height / 2
                radiusX: ring.width / 2 - shape.stroke / 2
                radiusY: radiusX
                startAngle: -90
                sweepAngle: Math.max(.01, 360 * ring.share)

                Behavior on sweepAngle { enabled: Theme.motion; NumberAnimation { duration: 400 } }
            }
        }
    }

    Text {
        visible: Theme.marked && ring.danger
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: parent.height * .07
        text: "!"
        color: Theme.dialAlarm
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: ring.height * .2
    }

    Text {
        id: number

        anchors.centerIn: parent
        text: ring.value
        color: ring.danger ? Theme.dialAlarm : Theme.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: ring.height * (ring.value > 999 ? .27 : ring.value > 99 || ring.value < -9 ? .36 : .46)
        onTextChanged: if (Theme.motion) pulse.restart()

        SequentialAnimation {
            id: pulse

            NumberAnimation { target: number; property: "scale"; to: 1.3; duration: 110; easing.type: Easing.OutCubic }
            NumberAnimation { target: number; property: "scale"; to: 1; duration: 220; easing.type: Easing.OutCubic }
        }
    }
}
