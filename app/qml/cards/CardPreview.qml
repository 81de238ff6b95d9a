pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A preview: the large face of the card under the pointer, with notes, and with reminders of its keywords as far as there
// is room. Usually, it is in the column, below the log. If the column is too narrow, it is at the right edge of the
// window, above the question. For a card in the column, it is to the left of the column, and while Alt is held, it is
// beside its card. A preview can be pinned. The pinned one returns when no other card is previewed.
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
    // The face of the card that is looked at, even before the preview appears; empty: none.
    readonly property string shownKey: of !== null || keptKey !== "" ? faceKey : ""
    readonly property bool kept: keptKey !== "" && keptKey === faceKey
    required property string game
    required property rect column
    required property rect question
    // The height of the buttons at the bottom of the column, which the preview never covers.
    required property real columnFoot
    readonly property bool inColumn: anchor.x + anchor.width > column.x + 1
    readonly property bool wide: width > column.width
    // True while the preview appears beside its card, without delay.
    property bool near: false
    // The height at the bottom of the column that the preview takes; 0 if it is elsewhere.
    readonly property real covered: visible && !inColumn && !near ? column.height - y + gap : 0
    readonly property list<string> reminders: faceKey === "" ? [] : GlossaryPages.reminders(game, faceKey)
    readonly property real gap: Theme.px(12)
    // The greatest height of notes and reminders without covering the question.
    readonly property real room: (near ? column.height : lowest) - Theme.px(18) - face.height - gap
    readonly property real lowest: wide || inColumn ? question.y : column.height - columnFoot

    function look(card: Item, key: string, at: rect, remarks: list<string>, now: bool) {
        of = card;
        faceKey = key;
        anchor = at;
        notes = remarks;
        if (now || visible || near)
            visible = key !== "";
        else
            wait.restart();
    }

    // The pointer may reach the next card before this card reports that the pointer has left.
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

    // Pins the shown preview, or unpins the pinned one. Returns false if neither exists.
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

    // Updates the pinned preview to the present state of its card. If the card is gone, only its face remains.
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

    // The lower limit of a preview beside its card: the question, if there is room above it.
    readonly property real lowestBeside: question.y - height > Theme.px(20) ? question.y : column.height

    // The place beside the card, on the side with more room.
    function besides(): real {
        const right = anchor.x + anchor.width + gap;
        return right + width < column.x + column.width ? right : Math.max(Theme.px(8), anchor.x - gap - width);
    }

    onNearChanged: if (near && of !== null && faceKey !== "") visible = true
    visible: false
    z: 9000
    width: Math.max(Math.min(Theme.px(300), column.width - Theme.px(24)), 230) * Math.max(1, Preferences.cards)
    height: face.height + (remarks.shown > 0 ? remarks.shown + gap : 0)
    x: near ? besides()
       : inColumn ? column.x - width - Theme.px(14)
       : wide ? column.x + column.width - width - Theme.px(12) : column.x + (column.width - width) / 2
    y: near ? Math.max(Theme.px(10), Math.min(lowestBeside - height - Theme.px(10), anchor.y + (anchor.height - height) / 2))
       : Math.max(Theme.px(10), (inColumn ? Math.min(lowest - height, anchor.y) : lowest - height) - Theme.px(8))

    Timer {
        id: wait

        interval: 320
        onTriggered: preview.visible = preview.faceKey !== ""
    }

    // Keeps the texts of the column from showing beside the face and between the notes.
    Rectangle {
        visible: preview.covered > 0 && !preview.wide
        x: preview.column.x - preview.x + 1
        y: -preview.gap
        width: preview.column.width - 1
        height: preview.height + preview.gap + Theme.px(8)
        color: Theme.panel
    }

    CardFace {
        id: face

        width: parent.width
        height: width * 1.4
        faceKey: preview.faceKey
        game: preview.game
    }

    // The pin in the corner of a pinned preview. Clicking the pin releases the preview.
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

        // The height of the notes and of the reminders that fit.
        readonly property real shown: {
            let end = 0;
            for (let i = 0; i < children.length; ++i) {
                if (children[i].opacity > 0)
                    end = Math.max(end, children[i].y + children[i].height);
            }
            return end;
        }

        anchors.top: face.bottom
        anchors.topMargin: preview.gap
        spacing: Theme.px(5)
        width: parent.width

        Column {
            id: lines

            spacing: remarks.spacing
            width: parent.width

            Repeater {
                model: preview.notes

                Note {}
            }
        }

        // A reminder without room stays in its place, so that the others do not move.
        Repeater {
            model: preview.reminders

            Note {
                fits: y + height <= (preview?.room ?? 0)
            }
        }
    }

    component Note: Rectangle {
        id: note

        required property string modelData
        property bool fits: true

        opacity: fits ? 1 : 0
        width: parent ? parent.width : 0
        height: line.implicitHeight + Theme.px(12)
        radius: Theme.px(8)
        color: Theme.note
        border.width: 1
        border.color: Theme.line

        PlainText {
            id: line

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
