pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A filter for all games or a single one. It is hidden if there is only one game.
Row {
    id: filter

    // Maps with name and icon.
    required property var games
    // Index into `games`; -1 selects all games.
    required property int game

    signal chosen(int game)

    visible: games.length > 1
    spacing: Theme.px(10)

    ChoiceChip {
        text: qsTr("All games")
        checked: filter.game < 0
        onClicked: filter.chosen(-1)
    }

    Repeater {
        model: filter.games

        ChoiceChip {
            required property int index
            required property var modelData

            text: modelData.name
            iconName: modelData.icon
            checked: filter.game === index
            onClicked: filter.chosen(index)
        }
    }
}
