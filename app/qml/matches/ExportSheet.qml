import QtQuick
import Duelogue

// The choice of a path for the export of a match.
Sheet {
    id: sheet

    required property MatchesModel matches
    property string match: ""

    preferredWidth: Theme.letters(620)
    first: field
    Accessible.name: heading.title
    onVisibleChanged: if (visible) field.text = matches.suggestedPath(match)

    function done() {
        if (matches.exportTo(match, field.text))
            closed();
    }

    function remarks(first: string, notices: var): list<string> {
        return [first, ...notices].filter(line => line !== "");
    }

    SheetTitle {
        id: heading

        title: qsTr("Export match")
        sentence: qsTr("Saves decks, seed and moves as a text file that Duelogue (and you) can read.")
    }

    SearchField {
        id: field

        width: parent.width
        iconName: "save"
        label: qsTr("File path")
        onDone: sheet.done()
    }

    SheetList {
        lines: sheet.remarks(sheet.visible ? sheet.matches.remarkOn(field.text) : "", sheet.matches.notices)
        ink: Theme.soft
    }

    buttons: [
        PlainButton {
            text: qsTr("Save")
            primary: true
            onClicked: sheet.done()
        },
        PlainButton {
            text: qsTr("Back")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
