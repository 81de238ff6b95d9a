pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The large face of the card under the pointer. It stands in the column, where it hides nothing of the table; only
// for what lies in the column itself it stands beside it.
Item {
    id: preview

    property string faceKey: ""
    property list<string> notes
    property rect anchor
    required property rect column
    readonly property bool inColumn: anchor.x + anchor.width > column.x + 1

    function look(key: string, at: rect, remarks: list<string>, now: bool) {
        faceKey = key;
        anchor = at;
        notes = remarks;
        if (now || visible)
            visible = key !== "";
        else
            wait.restart();
    }

    function away() {
        wait.stop();
        visible = false;
    }

    visible: false
    z: 9000
    width: Math.min(Theme.px(300), column.width - Theme.px(24))
    height: face.height + remarks.height
    x: inColumn ? column.x - width - Theme.px(14) : column.x + (column.width - width) / 2
    y: Math.max(Theme.px(10), Math.min(parent.height - height - Theme.px(12), anchor.y + (anchor.height - height) / 2))

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
                color: "#f2101815"
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
