pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// Who has done how well where all are compared, and what each gets for it.
Rectangle {
    id: panel

    required property RowModel ranks
    required property string words

    radius: Theme.px(14)
    color: Qt.alpha(Theme.note, .984)
    border.width: Math.max(1.5, Theme.px(2))
    border.color: Theme.gold

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(20)
        spacing: Theme.px(10)

        MarkedText {
            markup: panel.words
            color: Theme.gold
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(26)
            Layout.fillWidth: true
        }

        Repeater {
            model: panel.visible ? panel.ranks : null

            RankLine {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: Theme.letters(96)
            }
        }

        Item {
            Layout.fillHeight: true
        }
    }
}
