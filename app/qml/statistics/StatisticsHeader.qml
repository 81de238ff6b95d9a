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
        hint: qsTr("Back (%1)").arg(KeyBindings.caps.cancel)
        onClicked: header.closed()
    }

    PlainText {
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

    GameFilter {
        games: header.statistics.games
        game: header.statistics.game
        onChosen: game => header.statistics.game = game
    }
}
