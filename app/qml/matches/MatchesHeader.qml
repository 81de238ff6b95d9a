pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The header of the archive: back button, search field and game filter.
ColumnLayout {
    id: header

    required property MatchesModel matches
    readonly property Item search: field

    signal closed
    signal importWanted
    signal listWanted
    signal statisticsWanted

    spacing: Theme.px(14)

    RowLayout {
        spacing: Theme.px(16)
        Layout.fillWidth: true

        PlainButton {
            iconName: "return-arrow"
            tooltip: qsTr("Start screen (%1)").arg(KeyBindings.caps.cancel)
            onClicked: header.closed()
        }

        PlainText {
            text: qsTr("Matches")
            color: Theme.text
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(40)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        PlainText {
            text: header.matches.total > 0 ? header.matches.total : ""
            color: Theme.faint
            font.family: Theme.serif
            font.pixelSize: Theme.letters(26)
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 matches").arg(text)
        }

        GameFilter {
            games: header.matches.games
            game: header.matches.game
            onChosen: game => header.matches.game = game
        }

        PlainButton {
            iconName: "chart"
            tooltip: qsTr("Statistics (%1)").arg(KeyBindings.caps.statistics)
            onClicked: header.statisticsWanted()
        }
    }

    RowLayout {
        spacing: Theme.px(12)
        Layout.fillWidth: true

        SearchField {
            id: field

            label: qsTr("Search")
            placeholder: qsTr("Name, deck or date")
            Layout.fillWidth: true
            onEdited: text => header.matches.search = text
            onDone: header.listWanted()
        }

        PlainButton {
            text: qsTr("Import…")
            iconName: "open-folder"
            tooltip: qsTr("Open a replay, or drop one on this window")
            onClicked: header.importWanted()
        }

        PlainButton {
            text: qsTr("Paste")
            tooltip: qsTr("Import a match from the clipboard (%1)").arg(KeyBindings.caps.paste)
            onClicked: header.matches.paste()
        }
    }
}
