pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The choice of the game, with the description of the chosen one. It is hidden if there is only one game.
Column {
    id: chooser

    required property SetupModel setup
    property real mostWidth: 600

    spacing: Theme.px(5)
    visible: setup.games.length > 1

    Row {
        anchors.right: parent.right
        spacing: Theme.px(10)

        Repeater {
            model: chooser.setup.games

            ChoiceChip {
                required property int index
                required property var modelData

                text: modelData.name
                iconName: modelData.icon
                tooltip: modelData.description
                oneStop: true
                checked: chooser.setup.game === index
                onClicked: chooser.setup.game = index
            }
        }
    }

    PlainText {
        anchors.right: parent.right
        width: Math.min(implicitWidth, chooser.mostWidth)
        elide: Text.ElideRight
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        horizontalAlignment: Text.AlignRight
        text: chooser.setup.games[chooser.setup.game]?.description ?? ""
        color: Theme.soft
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
