import QtQuick
import QtQuick.Shapes
import Duelogue

// A number in a ring that is filled by `share`, from 0 to 1.
Item {
    id: ring

    required property int value
    required property real share
    required property string icon
    required property bool danger
    property color tint: Theme.brass
    // The displayed value and share. They change only after the strike has hit.
    property int seen: value
    property real full: share
    readonly property bool flashing: flare.visible

    function show() {
        full = share;
        seen = value;
    }

    // Flashes for a loss or gain and updates the ring, after `delay` milliseconds.
    function change(delay: int) {
        if (!Theme.motion || value === seen) {
            show();
            return;
        }
        flash.stop();
        flash.delay = delay;
        flash.lost = value < seen;
        flash.start();
    }

    Component.onCompleted: show()

    Rectangle {
        id: flare

        anchors.centerIn: parent
        width: parent.width * (1 + .5 * (1 - opacity))
        height: width
        radius: width / 2
        opacity: 0
        visible: opacity > 0
        color: Qt.alpha(flash.lost ? Theme.lost : Theme.gained, .5)
        border.width: Math.max(2, Theme.px(5))
        border.color: flash.lost ? Theme.lost : Theme.gained
    }

    SequentialAnimation {
        id: flash

        property int delay: 0
        property bool lost: false

        PauseAnimation { duration: flash.delay }

        ScriptAction { script: ring.show() }

        NumberAnimation { target: flare; property: "opacity"; from: 1; to: 0; duration: 620; easing.type: Easing.OutQuad }
    }

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
                sweepAngle: Math.max(.01, 360 * ring.full)

                Behavior on sweepAngle { enabled: Theme.motion; NumberAnimation { duration: 400 } }
            }
        }
    }

    PlainText {
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

    BadgeText {
        id: number

        anchors.horizontalCenter: parent.horizontalCenter
        text: ring.seen
        color: ring.danger ? Theme.dialAlarm : Theme.text
        font.family: Theme.serif
        font.pixelSize: ring.height * (ring.seen > 999 ? .27 : ring.seen > 99 || ring.seen < -9 ? .36 : .46)
        onTextChanged: if (Theme.motion) pulse.restart()

        SequentialAnimation {
            id: pulse

            NumberAnimation { target: number; property: "scale"; to: 1.3; duration: 110; easing.type: Easing.OutCubic }
            NumberAnimation { target: number; property: "scale"; to: 1; duration: 220; easing.type: Easing.OutCubic }
        }
    }
}
