pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The large face of the card under the pointer, and what is to be said of it. It stands in the column, over the log;
// where the column is too narrow to read in, it stands out of it, above the question. Only for what lies in the column
// itself it stands beside it.
Item {
    id: preview

    objectName: "preview"

    property string faceKey: ""
    property list<string> notes
    property rect anchor
    property Item of: null
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
        visible = false;
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

                Text {
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
