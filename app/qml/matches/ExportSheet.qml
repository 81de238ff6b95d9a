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

        title: qsTr("Into a file")
        sentence: qsTr("The whole match as text: decks, seed and moves. Duelogue reads it again, and so do people.")
    }

    SearchField {
        id: field

        width: parent.width
        iconName: "save"
        label: qsTr("Path of the file")
        onDone: sheet.done()
    }

    SheetList {
        lines: sheet.remarks(sheet.visible ? sheet.matches.remarkOn(field.text) : "", sheet.matches.notices)
        ink: Theme.soft
    }

    buttons: [
        PlainButton {
            text: qsTr("Write it")
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
