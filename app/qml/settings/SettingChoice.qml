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
        model: setting.values

        ChoiceChip {
            required property var modelData

            text: modelData.name
            checked: setting.value === modelData.value
            Accessible.name: qsTr("%1: %2").arg(setting.name).arg(text)
            onClicked: setting.chosen(modelData.value)
        }
    }
}
