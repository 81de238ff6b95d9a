pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A card in any zone. It glides to a new place and has a gold outline while a click on it is a legal reply. In the
// hand, it comes forward under the pointer.
CardRoles {
    id: root

    property bool live: false
    // Left and right stay in the player's own hand, or in the row of the card on a board with rows.
    readonly property string walkGroup: inHand ? "hand" : zone === Table.Zone.Board ? "board" : ""
    readonly property bool walkLeaves: zone === Table.Zone.Board
    readonly property bool walkInRow: zone === Table.Zone.Board && table.columns.count === 0
    property bool settled: false
    readonly property bool moving: glideX.running || glideY.running
    readonly property bool carried: carrier.active
    readonly property bool useful: legal || aimed
    // The arrow keys reach all uncovered cards except the hidden cards of a hand. A pile counts as one item.
    readonly property bool walkable: !covered && zone !== Table.Zone.Pile && (faceKey !== "" || zone !== Table.Zone.Hand)
    readonly property bool striking: lunge.x !== 0 || lunge.y !== 0
    // True after the card has begun to crumble. The card then jumps to its new place instead of gliding.
    property bool burnt: false
    readonly property bool broken: remains.count > 0 && ((remains.itemAt(0) as CardRemains)?.broken ?? false)
    // The opacity of the card at its new place, from 0 to 1.
    property real emerged: 1
    // The opacity of the glow after a skipped chance, from 0 to 1.
    property real light: 0

    signal lookedAt(Item card)
    signal lookedAway(Item card)
    // True if the pointer has moved onto the card. A card that moves under the resting pointer does not count.
    property bool met: false

    signal pileWanted(int card)
    // Requests a pinned preview of the card.
    signal keepWanted(Item card)
    // Signals that the focused card can no longer be used.
    signal doneWith

    function choose() {
        if (!legal && zone === Table.Zone.Pile)
            pileWanted(cardId);
        else
            table.gesture.clickCard(cardId);
    }

    looked: met || activeFocus
    x: settled ? placeX : fromX
    y: settled ? placeY : fromY
    width: placeW
    height: placeH
    z: depth + (moving || strike.running || burnt ? 3000 : 0) + (risen ? 4000 : 0) + (carried ? 5000 : 0)
    transform: [
        Translate {
            x: root.carried ? carrier.activeTranslation.x : 0
            y: root.carried ? carrier.activeTranslation.y : 0
        },
        StrikeMotion {
            id: strike

            reach: root.lunge
        },
        Translate {
            id: shake
        }
    ]
    opacity: covered ? 0 : spent && !advancing ? .8 : 1
    visible: opacity > 0
    // Qt refuses to set activeFocusOnTab to false on an item that has the focus.
    activeFocusOnTab: (legal && !covered) || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: spoken === "" ? qsTr("A hidden card") : spoken
    Accessible.description: Array.from(notes).join(" ")
    Accessible.focusable: legal || walkable
    Accessible.onPressAction: choose()
    Keys.onPressed: event => {
        const chosen = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = chosen && (legal || !table.moment.shown);
        if (event.accepted && (event.modifiers & Qt.ShiftModifier))
            table.gesture.showMenu(cardId);
        else if (event.accepted)
            choose();
    }
    Component.onCompleted: {
        live = true;
        settled = true;
    }
    onLookedChanged: looked ? lookedAt(root) : lookedAway(root)
    onSkippedChanged: if (skipped) glow.restart()
    onUsefulChanged: if (!useful && activeFocus) doneWith()
    onStrikingChanged: if (!striking) strike.stop()
    onDyingChanged: if (dying && Theme.crumble(table.moment.time) > 0) burnt = true

    Connections {
        target: root.table
        enabled: root.striking || root.burnt

        function onShown() {
            if (root.striking)
                strike.strike(root.table.moment.time);
            if (root.burnt && !root.dying) {
                root.burnt = false;
                emergence.start();
            }
        }
    }

    Connections {
        target: root.table.gesture

        function onRefused() {
            if (root.table.gesture.refusedCard === root.cardId && Theme.motion)
                shaking.restart();
        }
    }

    // A click on a card that can't be used shakes it.
    SequentialAnimation {
        id: shaking

        readonly property real reach: Theme.px(7)

        NumberAnimation { target: shake; property: "x"; to: -shaking.reach; duration: 50 }
        NumberAnimation { target: shake; property: "x"; to: shaking.reach; duration: 90 }
        NumberAnimation { target: shake; property: "x"; to: -shaking.reach / 2; duration: 80 }
        NumberAnimation { target: shake; property: "x"; to: 0; duration: 70 }
    }

    SequentialAnimation {
        id: glow

        PropertyAction { target: root; property: "light"; value: 1 }
        PauseAnimation { duration: Theme.motion ? 500 : 1500 }
        NumberAnimation { target: root; property: "light"; to: 0; duration: Theme.motion ? 1000 : 0 }
    }

    NumberAnimation {
        id: emergence

        target: root
        property: "emerged"
        from: 0
        to: 1
        duration: Theme.glide
    }

    Connections {
        target: root.table.gesture.pointer

        function onRestingChanged() {
            if (!root.table.gesture.pointer.resting)
                root.met = pointer.hovered;
        }
    }

    Behavior on x {
        enabled: root.live && Theme.motion && !root.burnt

        GlideAnimation { id: glideX }
    }

    Behavior on y {
        enabled: root.live && Theme.motion && !root.burnt

        GlideAnimation { id: glideY }
    }

    Behavior on width {
        enabled: root.live && Theme.motion && !root.burnt

        GlideAnimation {}
    }

    Behavior on height {
        enabled: root.live && Theme.motion && !root.burnt

        GlideAnimation {}
    }

    Behavior on opacity {
        enabled: root.live && Theme.motion

        SequentialAnimation {
            PauseAnimation { duration: root.covered ? Theme.glide : 0 }
            NumberAnimation { duration: 80 }
        }
    }

    // Rotated like the picture. Only the visible strip of a card in the fan reacts to the pointer. A pointer that moves
    // along the hand thus reaches the next card, although the present one has come forward and covers it.
    MouseArea {
        width: root.inHand ? root.strip : root.width
        height: root.height
        transform: Rotation { origin.x: root.width / 2; origin.y: root.height; angle: root.turned }
        enabled: !root.covered
        cursorShape: root.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
        onClicked: mouse => {
            if (mouse.button === Qt.MiddleButton)
                root.keepWanted(root);
            else if (mouse.button === Qt.RightButton)
                root.table.gesture.showMenu(root.cardId);
            else
                root.choose();
        }

        // MouseArea.containsMouse stays true if a card appears under the pointer and is then moved away.
        HoverHandler {
            id: pointer

            blocking: true
            onHoveredChanged: root.met = hovered && !root.table.gesture.pointer.resting
        }

        // Drags the card with the pointer. The table decides what dropping the card means. A drop does nothing if the
        // drag was canceled or the card can no longer be used.
        DragHandler {
            id: carrier

            property point last: Qt.point(0, 0)
            property bool broken: false

            target: null
            enabled: root.useful
            cursorShape: Qt.ClosedHandCursor
            onCentroidChanged: {
                if (active)
                    last = root.parent.mapFromItem(null, centroid.scenePosition);
            }
            onCanceled: broken = true
            onActiveChanged: {
                if (active) {
                    broken = false;
                    root.table.gesture.lift(root.cardId);
                } else if (enabled && !broken) {
                    root.table.gesture.drop(root.cardId, last);
                }
            }
        }
    }

    CardBody {
        id: body

        card: root
        lifted: root.carried ? 1 : root.moving ? .8 : root.risen || strike.running ? .6 : 0
        anchors.fill: parent
        opacity: root.broken ? 0 : root.emerged
    }

    // The outline of a card with which a chance to act was skipped: it glows once.
    Repeater {
        model: glow.running ? 1 : 0

        GlowFrame {
            anchors.fill: parent
            rotation: body.rotation
            transformOrigin: body.transformOrigin
            opacity: root.light
        }
    }

    // Covers the picture and is rotated like it. The card reads `broken` from this item. The item must not write to the
    // card, because the card can be destroyed first.
    Repeater {
        id: remains

        model: root.burnt && root.dying ? 1 : 0

        CardRemains {
            anchors.fill: parent
            rotation: body.rotation
            transformOrigin: body.transformOrigin
            card: body
            time: Theme.crumble(root.table.moment.time)
        }
    }

    component GlowFrame: Item {
        Repeater {
            model: 3

            Rectangle {
                required property int index
                readonly property real grow: Theme.px(3 + 3 * index)

                anchors.fill: parent
                anchors.margins: -grow
                radius: width * .065 + grow
                color: "transparent"
                opacity: index === 0 ? 1 : index === 1 ? .5 : .25
                border.width: Theme.px(4)
                border.color: Theme.gold
                antialiasing: true
            }
        }
    }

    component CardRemains: Item {
        id: ashes

        required property CardBody card
        required property int time
        readonly property alias broken: crumble.broken

        CrumblingCard {
            id: crumble

            width: ashes.card.pictureWidth
            height: ashes.card.pictureHeight
            anchors.centerIn: parent
            rotation: ashes.card.pictureTurned
            picture: ashes.card.picture
            pixels: ashes.card.pixels
            time: ashes.time
        }
    }

    // The motion of a striking card: it draws back a little, leaps by `reach`, and returns.
    component StrikeMotion: Translate {
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
}
