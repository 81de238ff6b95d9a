pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The first start: the way to the lessons, or to the start screen. It also offers the choice of the game.
Sheet {
    id: welcome

    required property SetupModel setup

    signal learnWanted

    preferredWidth: Theme.letters(16) * 40
    spacing: Theme.px(18)
    Accessible.name: title.title
    onVisibleChanged: if (visible) learn.forceActiveFocus()

    SheetTitle {
        id: title

        title: qsTr("Welcome to Duelogue")
        sentence: qsTr("Which game do you want to play?")
    }

    Flow {
        width: parent.width
        spacing: Theme.px(10)

        Repeater {
            model: welcome.setup.games

            ChoiceChip {
                required property int index
                required property var modelData

                text: modelData.name
                iconName: modelData.icon
                checked: welcome.setup.game === index
                Accessible.description: modelData.description
                onClicked: welcome.setup.game = index
            }
        }
    }

    PlainText {
        width: parent.width
        text: welcome.setup.games[welcome.setup.game]?.description ?? ""
        color: Theme.soft
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(16)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainButton {
        id: learn

        width: parent.width
        height: Math.max(Theme.px(62), 40)
        primary: true
        focus: true
        size: 18
        text: qsTr("New here? Learn to play, five minutes")
        onClicked: welcome.learnWanted()
    }

    PlainButton {
        width: parent.width
        height: Math.max(Theme.px(62), 40)
        size: 18
        text: qsTr("I know this game")
        onClicked: welcome.closed()
    }
}
