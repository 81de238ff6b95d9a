pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Which game's matches: all of them, or those of one. Nothing where there is one game alone.
Row {
    id: filter

    // Maps with name and icon.
    required property var games
    // Index into games; -1: all of them.
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
