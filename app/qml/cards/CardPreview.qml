pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The large face of the card under the pointer, and what is to be said of it. It stands in the column, over the log;
// where the column is too narrow to read in, it stands out of it, above the question. Only for what lies in the column
// itself it stands beside it. One can be kept in sight: it comes back when no other one is looked at.
Item {
    id: preview

    objectName: "preview"

    property string faceKey: ""
    property list<string> notes
    property rect anchor
    property Item of: null
    property Item keptOf: null
    property string keptKey: ""
    property list<string> keptNotes
    property rect keptAnchor
    readonly property bool kept: keptKey !== "" && keptKey === faceKey
    required property rect column
    required property rect question
    readonly property bool inColumn: anchor.x + anchor.width > column.x + 1
    readonly property bool wide: width > column.width
    // The buttons at the foot of the column are never covered.
    readonly property real lowest: wide || inColumn ? question.y : column.height - Math.max(Theme.px(76), 56)

    function look(card: Item, key: string, at: rect, remarks: list<string>, now: bool) {
        of = card;
        faceKey = key;
        anchor = at;
        notes = remarks;
        if (now || visible)
            visible = key !== "";
        else
            wait.restart();
    }

    // The pointer may have come to another card before it is said to have left this one.
    function leave(card: Item) {
        if (card === of)
            away();
    }

    function away() {
        wait.stop();
        of = null;
        if (keptKey === "") {
            visible = false;
            return;
        }
        faceKey = keptKey;
        notes = keptNotes;
        anchor = keptAnchor;
        visible = true;
    }

    // Keeps the one that is looked at in sight, or lets go of the one that is kept. False where there is none.
    function keep(): bool {
        if (visible && !kept) {
            keptOf = of;
            keptKey = faceKey;
            keptNotes = notes;
            keptAnchor = anchor;
            return true;
        }
        return letGo();
    }

    function letGo(): bool {
        const was = keptKey !== "";
        keptOf = null;
        keptKey = "";
        if (was && of === null)
            visible = false;
        return was;
    }

    // What is kept is shown as it is now, as long as it is there; then only its face is left.
    function settle() {
        const card = keptOf as TableCard;
        if (card && card.faceKey !== "")
            keptKey = card.faceKey;
        keptNotes = card ? card.notes : [];
        away();
    }

    function lose(card: Item) {
        if (card === keptOf)
            keptOf = null;
    }

    visible: false
    z: 9000
    width: Math.max(Math.min(Theme.px(300), column.width - Theme.px(24)), 230) * Math.max(1, Preferences.cards)
    height: face.height + (notes.length > 0 ? remarks.height + Theme.px(12) : 0)
    x: inColumn ? column.x - width - Theme.px(14)
       : wide ? column.x + column.width - width - Theme.px(12) : column.x + (column.width - width) / 2
    y: Math.max(Theme.px(10), (inColumn ? Math.min(lowest - height, anchor.y) : lowest - height) - Theme.px(8))

    Timer {
        id: wait

        interval: 320
        onTriggered: preview.visible = preview.faceKey !== ""
    }

    CardFace {
        id: face

        width: parent.width
        height: width * 1.4
        faceKey: preview.faceKey
    }

    // In the corner of the one that is kept; a click lets it go.
    RoundIcon {
        objectName: "keptSign"
        visible: preview.kept
        anchors.horizontalCenter: face.right
        anchors.verticalCenter: face.top
        anchors.horizontalCenterOffset: -Theme.px(12)
        anchors.verticalCenterOffset: Theme.px(12)
        icon: "pin"
        tint: Theme.inkOnGold
        color: Theme.gold
        side: Math.max(Theme.px(34), 24)
        border.width: 1
        border.color: Theme.goldDeep

        TapHandler {
            onTapped: preview.letGo()
        }
    }

    Column {
        id: remarks

        anchors.top: face.bottom
        anchors.topMargin: Theme.px(12)
        spacing: Theme.px(5)
        width: parent.width

        Repeater {
            model: preview.notes

            Rectangle {
                id: note

                required property string modelData

                width: remarks.width
                height: words.implicitHeight + Theme.px(12)
                radius: Theme.px(8)
                color: Qt.alpha(Theme.note, .95)
                border.width: 1
                border.color: Theme.line

                PlainText {
                    id: words

                    anchors.centerIn: parent
                    width: parent.width - Theme.px(20)
                    text: note.modelData
                    color: Theme.soft
                    wrapMode: Text.WordWrap
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(13)
                }
            }
        }
    }
}
