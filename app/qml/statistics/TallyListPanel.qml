pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// A list of decks, players or the like with a bar for each, the most played first.
StatPanel {
    id: panel

    required property RowModel lines
    property bool shown: lines.count > 0

    visible: shown

    Repeater {
        model: panel.lines

        TallyLine {
            width: parent ? parent.width : 0
        }
    }

    // A line of the list: the name, the outcomes, the share of wins and the number of matches.
    component TallyLine: RowLayout {
        id: line

        required property string name
        required property string gameIcon
        required property int won
        required property int even
        required property int lost
        required property int most
        required property string share
        required property string words

        spacing: Theme.px(12)
        Accessible.role: Accessible.StaticText
        Accessible.name: words

        Icon {
            visible: name !== ""
            name: line.gameIcon
            tint: Theme.brass
            Layout.preferredWidth: Theme.letters(18)
            Layout.preferredHeight: Theme.letters(18)
        }

        PlainText {
            text: line.name
            color: Theme.soft
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Accessible.ignored: true
            Layout.preferredWidth: line.width * (line.gameIcon === "" ? .3 : .34)
        }

        TallyBar {
            won: line.won
            even: line.even
            lost: line.lost
            most: line.most
            Layout.fillWidth: true
        }

        PlainText {
            text: qsTr("%1 of %2").arg(line.share).arg(line.won + line.even + line.lost)
            color: Theme.soft
            horizontalAlignment: Text.AlignRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
            Accessible.ignored: true
            Layout.preferredWidth: Theme.letters(15) * 6.5
        }

        Tooltip {
            text: line.words
            wanted: pointer.hovered
        }

        HoverHandler {
            id: pointer
        }
    }
}
