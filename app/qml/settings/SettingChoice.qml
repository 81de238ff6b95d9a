pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A setting with a few values, one of which is chosen.
SettingRow {
    id: setting

    // Maps with name and value.
    required property var values
    required property var value

    signal chosen(value: var)

    Repeater {
        // The model is a number, so that chips and the keyboard focus survive a change of their names.
        model: setting.values.length

        ChoiceChip {
            required property int index
            readonly property var choice: setting.values[index]

            text: choice.name
            checked: setting.value === choice.value
            // A chip of a destroyed screen can still be notified of a language change.
            Accessible.name: qsTr("%1: %2").arg(setting?.name ?? "").arg(text)
            onClicked: setting.chosen(choice.value)
        }
    }
}
