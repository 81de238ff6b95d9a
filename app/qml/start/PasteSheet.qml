pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A deck from the clipboard or a file, before it is saved: its cards, its errors, and its name.
Sheet {
    id: sheet

    required property PastedDeck draft
    readonly property bool understood: draft.cards.length > 0

    preferredWidth: Theme.letters(620)
    Accessible.name: heading.title
    onClosed: draft.drop()
    onVisibleChanged: if (visible) focusFirst()

    function focusFirst() {
        if (understood)
            name.begin();
        else
            close.forceActiveFocus();
    }

    // The name of every new draft gets the focus, so that no key meant for the name presses a button.
    Connections {
        target: sheet.draft

        function onShown() {
            sheet.focusFirst();
        }
    }

    SheetTitle {
        id: heading

        title: {
            if (sheet.draft.file !== "")
                return sheet.understood ? qsTr("Deck from %1").arg(sheet.draft.file) : qsTr("No deck found in %1").arg(sheet.draft.file);
            return sheet.understood ? qsTr("Pasted deck") : qsTr("No deck list on the clipboard");
        }
        sentence: sheet.understood || sheet.draft.file !== "" ? "" : qsTr("Copy a list first, one card per line, e.g. “4 Forest”.")
    }

    NameField {
        id: name

        visible: sheet.understood
        width: parent.width
        text: sheet.draft.name
        placeholder: qsTr("Deck name")
        label: qsTr("Deck name")
        longest: 60
        onEdited: name => sheet.draft.type(name)
        onDone: keep.forceActiveFocus(Qt.TabFocusReason)
    }

    SheetList {
        lines: sheet.draft.remark === "" ? [] : [sheet.draft.remark]
        ink: Theme.soft
    }

    SheetList {
        title: qsTr("Deck rules")
        lines: sheet.draft.problems
        ink: Theme.worse
    }

    SheetList {
        title: qsTr("Lines skipped")
        lines: sheet.draft.mistakes
        ink: Theme.worse
    }

    SheetList {
        title: qsTr("Assumptions")
        lines: sheet.draft.assumptions
        ink: Theme.soft
    }

    SheetList {
        title: qsTr("Cards recognized: %1").arg(sheet.draft.count)
        lines: sheet.draft.cards
        columns: width > Theme.letters(480) ? 2 : 1
    }

    buttons: [
        PlainButton {
            id: keep

            visible: sheet.understood
            text: qsTr("Save deck")
            primary: true
            onClicked: sheet.draft.keep(sheet.draft.name)
        },
        PlainButton {
            id: close

            text: sheet.understood ? qsTr("Discard") : qsTr("Close")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
