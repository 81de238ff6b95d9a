pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// One part of a turn: whether one wants to be asked in it, in the own turns and in those of others.
SettingRow {
    id: row

    required property string game
    required property int phase
    required property var stops

    Repeater {
        model: [true, false]

        CheckChip {
            required property bool modelData

            text: modelData ? qsTr("your turns") : qsTr("other turns")
            hint: modelData ? qsTr("%1: stop in your turns").arg(row.name) : qsTr("%1: stop in other turns").arg(row.name)
            checked: row.stops.includes(Preferences.stop(modelData, row.phase))
            onToggled: Preferences.toggleStop(row.game, modelData, row.phase)
        }
    }
}
