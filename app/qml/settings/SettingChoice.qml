pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A setting with a few values, of which one is chosen.
SettingRow {
    id: setting

    // Each has a name and a value.
    required property var values
    required property var value

    signal chosen(value: var)

    Repeater {
        // A number, so that a choice stays, and with it where the keyboard is, while its name changes.
        model: setting.values.length

        ChoiceChip {
            required property int index
            readonly property var choice: setting.values[index]

            text: choice.name
            checked: setting.value === choice.value
            // Of a screen that has just gone, a choice may still hear that the language changes.
            Accessible.name: qsTr("%1: %2").arg(setting?.name ?? "").arg(text)
            onClicked: setting.chosen(choice.value)
        }
    }
}
