pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The import of a match from a file: by its path, or from a list of files found nearby.
Sheet {
    id: sheet

    required property MatchesModel matches
    property var files: []

    preferredWidth: Theme.letters(620)
    first: field
    Accessible.name: heading.title
    onVisibleChanged: {
        if (!visible)
            return;
        files = matches.filesAround();
        field.text = "";
    }

    function take(path: string) {
        if (matches.importFile(path) !== "")
            closed();
    }

    SheetTitle {
        id: heading

        title: qsTr("Import match")
        sentence: qsTr("It will be added to your matches.")
    }

    SearchField {
        id: field

        width: parent.width
        iconName: "open-folder"
        label: qsTr("File path")
        placeholder: qsTr("File path")
        onDone: sheet.take(text)
    }

    SheetList {
        lines: sheet.matches.notices
        ink: Theme.worse
    }

    Repeater {
        model: sheet.files

        PlainButton {
            required property var modelData

            width: parent ? parent.width : 0
            text: modelData.name
            tooltip: modelData.path
            size: 15
            onClicked: sheet.take(modelData.path)
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Import")
            primary: true
            enabled: field.text.trim() !== ""
            onClicked: sheet.take(field.text)
        },
        PlainButton {
            text: qsTr("Back")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
