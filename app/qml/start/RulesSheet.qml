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
            id: row

            required property int index
            readonly property var option: sheet.setup.options[index]
                ?? ({name: "", meaning: "", value: 0, valueWord: "", usual: 0, usualWord: "", least: 0, most: 0})

            name: option.name
            meaning: option.meaning
            value: option.value
            valueWord: option.valueWord
            usualValue: option.usual
            usualWord: option.usualWord
            least: option.least
            most: option.most
            onWanted: value => sheet.setup.setOption(row.index, value)
        }
    }

    RuleRow {
        visible: sheet.setup.longestSeries > 1
        name: qsTr("Best of")
        meaning: sheet.setup.series === 1 ? qsTr("A single match")
                 : sheet.setup.roles.length > 0 ? qsTr("Whoever first wins %1 matches; sides change after each").arg((sheet.setup.series + 1) / 2)
                 : qsTr("Whoever first wins %1 matches; who has lost begins the next").arg((sheet.setup.series + 1) / 2)
        value: sheet.setup.series
        usualValue: 1
        least: 1
        most: sheet.setup.longestSeries
        step: 2
        onWanted: value => sheet.setup.series = value
    }

    buttons: [
        PlainButton {
            id: close

            text: qsTr("Done")
            keycap: KeyBindings.caps.cancel
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
