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
                return sheet.understood ? qsTr("The deck of %1").arg(sheet.draft.file) : qsTr("There is no deck in %1").arg(sheet.draft.file);
            return sheet.understood ? qsTr("A pasted deck") : qsTr("There is no deck on the clipboard");
        }
        sentence: sheet.understood || sheet.draft.file !== "" ? "" : qsTr("Copy a list like \"4 Forest\" first, one card a line.")
    }

    NameField {
        id: name

        visible: sheet.understood
        width: parent.width
        text: sheet.draft.name
        placeholder: qsTr("A name for the deck")
        label: qsTr("Name of the deck")
        longest: 60
        onEdited: name => sheet.draft.type(name)
        onDone: keep.forceActiveFocus(Qt.TabFocusReason)
    }

    SheetList {
        lines: sheet.draft.remark === "" ? [] : [sheet.draft.remark]
        ink: Theme.soft
    }

    SheetList {
        title: qsTr("The rules for decks")
        lines: sheet.draft.problems
        ink: Theme.worse
    }

    SheetList {
        title: qsTr("Not understood, and left out")
        lines: sheet.draft.mistakes
        ink: Theme.worse
    }

    SheetList {
        title: qsTr("Understood: %1").arg(sheet.draft.count)
        lines: sheet.draft.cards
        columns: width > Theme.letters(480) ? 2 : 1
    }

    buttons: [
        PlainButton {
            id: keep

            visible: sheet.understood
            text: qsTr("Keep this deck")
            primary: true
            onClicked: sheet.draft.keep(sheet.draft.name)
        },
        PlainButton {
            id: close

            text: sheet.understood ? qsTr("Leave it") : qsTr("Close")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
