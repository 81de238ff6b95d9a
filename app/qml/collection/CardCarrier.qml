import QtQuick
import Duelogue

// A card that the mouse drags. The places that cards are dragged from call press(), move(), release() and putBack() with
// the events of their MouseArea. Touch is ignored, because it scrolls.
Item {
    id: carrier

    // The pressed card, and the part of the deck that it comes from (-1: it is not in the deck); empty: none.
    property string card: ""
    property string faceKey: ""
    property int part: -1
    property point start
    // True once the pointer has moved far enough.
    property bool carrying: false

    // The card was dropped at this point of the scene.
    signal dropped(string card, int part, point at)

    function press(area: MouseArea, mouse: var, name: string, key: string, from: int) {
        const drags = mouse.button === Qt.LeftButton && mouse.source === Qt.MouseEventNotSynthesized;
        area.preventStealing = drags;
        card = drags ? name : "";
        faceKey = key;
        part = from;
        start = Qt.point(mouse.x, mouse.y);
    }

    function move(area: MouseArea, mouse: var) {
        // The pointer also moves over places without a press.
        if (card === "")
            return;
        const way = Math.abs(mouse.x - start.x) + Math.abs(mouse.y - start.y);
        carrying = carrying || way >= Application.styleHints.startDragDistance;
        const at = area.mapToItem(carrier, mouse.x, mouse.y);
        // The place under the pointer stays visible.
        ghost.x = at.x + Theme.px(14);
        ghost.y = at.y + Theme.px(10);
    }

    function release(area: MouseArea, mouse: var) {
        const name = carrying ? card : "";
        const from = part;
        putBack();
        if (name !== "")
            dropped(name, from, area.mapToItem(null, mouse.x, mouse.y));
    }

    function putBack() {
        carrying = false;
        card = "";
    }

    CardFace {
        id: ghost

        visible: carrier.carrying
        faceKey: carrier.faceKey
        width: Math.max(Theme.px(150), 104)
        height: width * 1.4
        opacity: .9
    }
}
