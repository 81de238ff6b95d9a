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

        title: qsTr("Rename match")
        sentence: qsTr("Leave empty to use the players' names.")
    }

    NameField {
        id: field

        width: parent.width
        text: sheet.title
        label: qsTr("Match name")
        longest: 60
        onDone: sheet.done()
    }

    buttons: [
        PlainButton {
            text: qsTr("Rename")
            primary: true
            onClicked: sheet.done()
        },
        PlainButton {
            text: qsTr("Remove name")
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
