pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The numbers of a match that its game leaves open, each with what is usual.
Sheet {
    id: sheet

    required property SetupModel setup

    preferredWidth: Theme.letters(560)
    first: close
    spacing: Theme.px(18)
    Accessible.name: heading.title

    SheetTitle {
        id: heading

        title: qsTr("Rules of this match")
    }

    Repeater {
        // A number, so that a row stays, and with it where the keyboard is, when its value changes.
        model: sheet.setup.options.length

        RuleRow {
            setup: sheet.setup
        }
    }

    buttons: [
        PlainButton {
            id: close

            text: qsTr("Done")
            keycap: KeyPlan.caps.cancel
            primary: true
            onClicked: sheet.closed()
        },
        PlainButton {
            text: qsTr("As usual")
            hint: qsTr("All of them as they are usually played")
            enabled: sheet.setup.unusual
            onClicked: {
                sheet.setup.resetOptions();
                close.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]
}
