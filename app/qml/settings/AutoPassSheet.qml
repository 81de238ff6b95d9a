pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The automatic passing of this game: when to ask the player, stops that interrupt it, and remembered answers.
Sheet {
    id: sheet

    required property TableModel table
    readonly property var kept: Preferences.asking[table.game] ?? ({})
    readonly property string mode: kept.mode ?? "matters"
    readonly property var stops: kept.stops ?? []
    readonly property var modes: [
        {name: qsTr("Smart"), value: "matters"},
        {name: qsTr("When I can act"), value: "something"},
        {name: qsTr("Always"), value: "always"}
    ]

    preferredWidth: Theme.letters(660)
    spacing: Theme.px(12)
    first: done
    Accessible.name: heading.title

    SheetTitle {
        id: heading

        title: qsTr("Auto-pass")
        sentence: qsTr("When to pause for you in this game. Required choices are always asked.")
    }

    SettingChoice {
        name: qsTr("Pause")
        sentence: sheet.mode === "always" ? qsTr("Pauses at every opportunity, even when you can't do anything.")
                  : sheet.mode === "something" ? qsTr("Passes for you when you can't do anything.")
                  : qsTr("Passes for you when everything you could do now can still be done later.")
        values: sheet.modes
        value: sheet.mode
        onChosen: value => Preferences.setAskingMode(sheet.table.game, value)
    }

    SheetTitle {
        visible: memories.count > 0
        title: qsTr("Remembered answers")
        sentence: qsTr("Not asked again in this match. Undo also takes back what was remembered.")
    }

    Repeater {
        id: memories

        model: sheet.table.memories.rows

        SettingRow {
            id: memory

            required property int index
            required property string title
            required sentence

            name: title

            PlainButton {
                text: qsTr("Ask again")
                Accessible.name: qsTr("Ask again: %1").arg(memory.title)
                size: 14
                onClicked: {
                    done.forceActiveFocus(Qt.TabFocusReason);
                    sheet.table.memories.revoke(memory.index);
                }
            }
        }
    }

    SheetTitle {
        title: qsTr("Stops")
        sentence: qsTr("Always pause here, even while auto-passing.")
    }

    Repeater {
        // The model is a number, so that rows and the keyboard focus survive changes of the match.
        model: sheet.visible ? sheet.table.phases.length : 0

        PhaseStops {
            required property int index

            name: sheet.table.phases[index] ?? ""
            game: sheet.table.game
            phase: index
            stops: sheet.stops
        }
    }

    buttons: [
        PlainButton {
            id: done

            text: qsTr("Done")
            keycap: KeyBindings.caps.cancel
            primary: true
            onClicked: sheet.closed()
        },
        PlainButton {
            text: qsTr("Restore defaults")
            enabled: sheet.mode !== "matters" || sheet.stops.length > 0
            onClicked: {
                Preferences.resetAsking(sheet.table.game);
                done.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]

    // A check box in the shape of a chip.
    component CheckChip: T.CheckBox {
        id: chip

        property string tooltip: ""
        readonly property color ink: checked ? Theme.inkOnChosen : Theme.soft

        implicitHeight: Math.max(Theme.px(34), 26)
        implicitWidth: implicitContentWidth + Theme.px(24)
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        Accessible.role: Accessible.CheckBox
        Accessible.name: tooltip === "" ? text : tooltip
        Accessible.onPressAction: chip.toggled()
        Accessible.onToggleAction: chip.toggled()
        Keys.onReturnPressed: chip.toggled()
        Keys.onEnterPressed: chip.toggled()

        contentItem: ButtonFace {
            text: chip.text
            iconName: chip.checked ? "check-mark" : ""
            ink: chip.ink
            size: 14
            bold: chip.checked
        }

        background: Rectangle {
            radius: Theme.px(8)
            color: chip.checked ? Theme.chosen : chip.hovered ? Theme.buttonHovered : Theme.chip
            border.width: chip.visualFocus ? 2 : 1
            border.color: chip.visualFocus ? Theme.gold : Theme.buttonRim
        }
    }

    // The stops in one phase: in the player's own turns, and in the turns of others.
    component PhaseStops: SettingRow {
        id: row

        required property string game
        required property int phase
        required property var stops

        Repeater {
            model: [true, false]

            CheckChip {
                required property bool modelData

                text: modelData ? qsTr("Your turns") : qsTr("Opponents' turns")
                tooltip: modelData ? qsTr("Stop in %1 on your turns").arg(row.name) : qsTr("Stop in %1 on opponents' turns").arg(row.name)
                checked: row.stops.includes(Preferences.stop(modelData, row.phase))
                onToggled: Preferences.toggleStop(row.game, modelData, row.phase)
            }
        }
    }
}
