import QtQuick
import Duelogue

// A card wherever it lies: it glides when its place changes, is outlined in gold when a click on it is legal, and rises
// to be read when it is in the hand.
CardRoles {
    id: root

    property bool live: false
    property bool settled: false
    readonly property bool moving: glideX.running || glideY.running

    signal lookedAt(Item card)
    signal lookedAway(Item card)
    signal pileWanted(int card)

    function choose() {
        if (!legal && zone === TableModel.Pile)
            pileWanted(cardId);
        else
            table.clickCard(cardId);
    }

    looked: pointer.hovered || activeFocus
    x: settled ? placeX : fromX
    y: settled ? placeY : fromY
    width: placeW
    height: placeH
    z: depth + (moving ? 3000 : 0) + (risen ? 4000 : 0)
    opacity: covered ? 0 : tapped && !attacking ? .8 : 1
    visible: opacity > 0
    // Qt refuses to take this away from an item that has the focus.
    activeFocusOnTab: (legal && !covered) || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: spoken === "" ? qsTr("A hidden card") : spoken
    Accessible.focusable: legal
    Accessible.onPressAction: choose()
    Keys.onPressed: event => {
        const chosen = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = chosen && legal;
        if (event.accepted)
            choose();
    }
    Component.onCompleted: {
        live = true;
        settled = true;
    }
    onLookedChanged: looked && !inHand ? lookedAt(root) : lookedAway(root)

    Behavior on x {
        enabled: root.live && Theme.motion

        Glide { id: glideX }
    }

    Behavior on y {
        enabled: root.live && Theme.motion

        Glide { id: glideY }
    }

    Behavior on width {
        enabled: root.live && Theme.motion

        Glide {}
    }

    Behavior on height {
        enabled: root.live && Theme.motion

        Glide {}
    }

    Behavior on opacity {
        enabled: root.live && Theme.motion

        SequentialAnimation {
            PauseAnimation { duration: root.covered ? Theme.glide : 0 }
            NumberAnimation { duration: 80 }
        }
    }

    MouseArea {
        anchors.fill: parent
        rotation: root.turned
        enabled: !root.covered
        cursorShape: root.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: root.choose()

        // MouseArea.containsMouse stays true where a card appears under the pointer and is moved away from it.
        HoverHandler {
            id: pointer

            blocking: true
        }
    }

    CardBody {
        card: root
        anchors.fill: parent
    }
}
