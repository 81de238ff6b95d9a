pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The games, where there is more than one.
Row {
    id: chooser

    required property SetupModel setup

    spacing: Theme.px(10)
    visible: setup.games.length > 1

    Repeater {
        model: chooser.setup.games

        ChoiceChip {
            required property int index
            required property var modelData

            text: modelData.name
            iconName: modelData.icon
            hint: modelData.description
            checked: chooser.setup.game === index
            onClicked: chooser.setup.game = index
        }
    }
}
