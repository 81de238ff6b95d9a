pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// What will stand here once a match counts.
Item {
    id: frame

    required property StatisticsModel statistics

    implicitHeight: column.implicitHeight + Theme.px(60)

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(parent.width * .86, Theme.letters(760))
        spacing: Theme.px(16)

        Icon {
            name: "chart"
            tint: Theme.brass
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Theme.letters(64)
            Layout.preferredHeight: Theme.letters(64)
        }

        PlainText {
            text: qsTr("Play a match against the computer to its end, and it counts here.")
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.family: Theme.serif
            font.pixelSize: Theme.letters(24)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Layout.fillWidth: true
        }

        PlainText {
            text: qsTr("You will see how often you win, with which decks and against whom, how that goes over time, how strong it makes you beside the computer's levels, and your longest and shortest matches, to look at again.")
            color: Theme.soft
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Layout.fillWidth: true
        }

        ApartLines {
            lines: frame.statistics.apart
            centred: true
            Layout.fillWidth: true
        }
    }
}
