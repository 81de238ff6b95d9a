import QtQuick
import Duelogue

// The choice of a name for a match.
Sheet {
    id: sheet

    required property MatchesModel matches
    property string match: ""
    property string title: ""

    preferredWidth: Theme.letters(520)
    first: field
    onVisibleChanged: if (visible) field.begin()
    Accessible.name: heading.title

    function done() {
        matches.rename(match, field.typed);
        closed();
    }

    SheetTitle {
        id: heading

        title: qsTr("A name for this match")
        sentence: qsTr("Without one, it is called by who played it.")
    }

    NameField {
        id: field

        width: parent.width
        text: sheet.title
        label: qsTr("Name of the match")
        longest: 60
        onDone: sheet.done()
    }

    buttons: [
        PlainButton {
            text: qsTr("Name it")
            primary: true
            onClicked: sheet.done()
        },
        PlainButton {
            text: qsTr("No name")
            onClicked: {
                sheet.matches.rename(sheet.match, "");
                sheet.closed();
            }
        },
        PlainButton {
            text: qsTr("Back")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
