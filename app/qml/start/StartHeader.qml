pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The header of the start screen: the program's name and purpose, the choice of the game, and buttons.
RowLayout {
    id: header

    required property SetupModel setup

    // The final width of the header. Its own width depends on the layout, which does not settle if its content changes
    // with that width.
    required property real room
    // True if there is room for labels on the buttons.
    readonly property bool roomy: room > Theme.letters(46) * 6 + chooser.implicitWidth + Theme.letters(13) * 7 * 6.6

    signal cardsWanted
    signal learnWanted
    signal quitWanted
    signal helpWanted
    signal matchesWanted
    signal settingsWanted
    signal statisticsWanted

    spacing: Theme.px(20)

    Icon {
        name: "crossed-swords"
        tint: Theme.brass
        Layout.preferredWidth: Theme.px(64)
        Layout.preferredHeight: Theme.px(64)
    }

    // A Column instead of a layout: the height of the texts depends on their width, which keeps nested layouts from
    // settling.
    Column {
        Layout.fillWidth: true
        Layout.preferredWidth: 0

        PlainText {
            text: "Duelogue"
            color: Theme.text
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(46)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            width: parent.width
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        PlainText {
            text: qsTr("Card duels against a friend or the computer")
            color: Theme.faint
            elide: Text.ElideRight
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            width: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    GameChooser {
        id: chooser

        setup: header.setup
        mostWidth: header.room * .4
    }

    Row {
        spacing: Theme.px(8)

        HeaderButton {
            named: header.roomy
            text: qsTr("Learn")
            iconName: "teacher"
            tooltip: qsTr("Lessons, and how to play this game")
            onClicked: header.learnWanted()
        }

        HeaderButton {
            named: header.roomy
            text: qsTr("Cards")
            iconName: "poker-hand"
            tooltip: qsTr("All cards of this game (%1)").arg(KeyBindings.caps.cards)
            onClicked: header.cardsWanted()
        }

        HeaderButton {
            named: header.roomy
            text: qsTr("Matches")
            iconName: "archive-research"
            tooltip: qsTr("Your past matches (%1)").arg(KeyBindings.caps.matches)
            onClicked: header.matchesWanted()
        }

        HeaderButton {
            named: header.roomy
            text: qsTr("Statistics")
            iconName: "chart"
            tooltip: qsTr("Statistics (%1)").arg(KeyBindings.caps.statistics)
            onClicked: header.statisticsWanted()
        }

        HeaderButton {
            named: header.roomy
            text: qsTr("Help")
            iconName: "help"
            tooltip: qsTr("Help: how to play, terms and shortcuts (%1)").arg(KeyBindings.caps.help)
            onClicked: header.helpWanted()
        }

        HeaderButton {
            named: header.roomy
            text: qsTr("Settings")
            iconName: "cog"
            tooltip: qsTr("Settings (%1)").arg(KeyBindings.caps.settings)
            onClicked: header.settingsWanted()
        }

        HeaderButton {
            named: header.roomy
            text: qsTr("Quit")
            iconName: "exit-door"
            tooltip: qsTr("Quit Duelogue (%1)").arg(KeyBindings.caps.quit)
            onClicked: header.quitWanted()
        }
    }

    // A button of the header, with its label below its icon if there is room.
    component HeaderButton: PlainButton {
        id: button

        property bool named: true

        implicitWidth: Math.max(named ? implicitContentWidth + Theme.px(16) : 0, implicitHeight)
        implicitHeight: Math.max(Theme.px(named ? 56 : 42), 32)
        Accessible.name: text

        contentItem: HeaderFace {
            text: button.text
            iconName: button.iconName
            ink: button.ink
            named: button.named
        }
    }

    // The content of a header button: icon above label.
    component HeaderFace: Item {
        id: face

        required property string text
        required property string iconName
        required property color ink
        required property bool named

        implicitWidth: named ? words.implicitWidth : sign.width

        Icon {
            id: sign

            anchors.horizontalCenter: parent.horizontalCenter
            y: face.named ? Theme.px(4) : (parent.height - height) / 2
            width: Math.max(Theme.px(face.named ? 24 : 22), 16)
            height: width
            name: face.iconName
            tint: face.ink
        }

        PlainText {
            id: words

            visible: face.named
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: sign.bottom
            anchors.topMargin: Theme.px(2)
            text: face.text
            color: face.ink
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }

    // The choice of the game, with the description of the chosen one. It is hidden if there is only one game.
    component GameChooser: Column {
        id: choice

        required property SetupModel setup
        property real mostWidth: 600

        spacing: Theme.px(5)
        visible: setup.games.length > 1

        Row {
            anchors.right: parent.right
            spacing: Theme.px(10)

            Repeater {
                model: choice.setup.games

                ChoiceChip {
                    required property int index
                    required property var modelData

                    text: modelData.name
                    iconName: modelData.icon
                    tooltip: modelData.description
                    oneStop: true
                    checked: choice.setup.game === index
                    onClicked: choice.setup.game = index
                }
            }
        }

        PlainText {
            anchors.right: parent.right
            width: Math.min(implicitWidth, choice.mostWidth)
            elide: Text.ElideRight
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            horizontalAlignment: Text.AlignRight
            text: choice.setup.games[choice.setup.game]?.description ?? ""
            color: Theme.soft
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
