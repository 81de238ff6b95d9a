import QtQuick
import Duelogue

// The motion of a striking card: it draws back a little, leaps by `reach`, and returns.
Translate {
    id: lunge

    required property point reach
    readonly property alias running: way.running
    // The position on the way: 0 is at rest, 1 is at the target.
    property real share: 0

    function strike(time: int) {
        way.stop();
        share = 0;
        way.time = Theme.strike(time);
        if (way.time > 0)
            way.start();
    }

    function stop() {
        way.stop();
        share = 0;
    }

    readonly property SequentialAnimation movement: SequentialAnimation {
        id: way

        property int time: 0

        NumberAnimation {
            target: lunge
            property: "share"
            to: -.12
            duration: way.time * .22
            easing.type: Easing.OutQuad
        }

        NumberAnimation {
            target: lunge
            property: "share"
            to: 1
            duration: way.time * .23
            easing.type: Easing.InCubic
        }

        NumberAnimation {
            target: lunge
            property: "share"
            to: 0
            duration: way.time * .55
            easing.type: Easing.OutBack
            easing.overshoot: .9
        }
    }

    x: reach.x * share
    y: reach.y * share
}
