pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// Back, and of which game.
RowLayout {
    id: header

    required property StatisticsModel statistics

    signal closed

    function takeFocus() {
        back.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.px(16)

    PlainButton {
        id: back

        iconName: "return-arrow"
        hint: qsTr("Back (%1)").arg(KeyPlan.caps.cancel)
        onClicked: header.closed()
    }

    Text {
        text: qsTr("Statistics")
        color: Theme.text
        elide: Text.ElideRight
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(40)
        Accessible.role: Accessible.Heading
        Accessible.name: text
        Layout.fillWidth: true
        Layout.minimumWidth: Math.min(implicitWidth, Theme.letters(120))
    }

    Row {
        visible: header.statistics.games.length > 1
        spacing: Theme.px(10)

        ChoiceChip {
            text: qsTr("All games")
            checked: header.statistics.game < 0
            onClicked: header.statistics.game = -1
        }

        Repeater {
            model: header.statistics.games

            ChoiceChip {
                required property int index
                required property var modelData

                text: modelData.name
                iconName: modelData.icon
                checked: header.statistics.game === index
                onClicked: header.statistics.game = index
            }
        }
    }
}
