pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The match settings that the game offers, each with its default value.
Sheet {
    id: sheet

    required property SetupModel setup

    preferredWidth: Theme.letters(560)
    first: close
    spacing: Theme.px(18)
    Accessible.name: heading.title

    SheetTitle {
        id: heading

        title: qsTr("Match rules")
    }

    Repeater {
        // The model is a number, so that rows and the keyboard focus survive a change of a value.
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
        meaning: sheet.setup.series === 1 ? qsTr("Single match")
                 : sheet.setup.roles.length > 0 ? qsTr("First to %1 wins; sides swap after each match").arg((sheet.setup.series + 1) / 2)
                 : qsTr("First to %1 wins; the loser goes first in the next match").arg((sheet.setup.series + 1) / 2)
        value: sheet.setup.series
        usualValue: 1
        least: 1
        most: sheet.setup.longestSeries
        step: 2
        onWanted: value => sheet.setup.series = value
    }

    RuleRow {
        id: clock

        name: qsTr("Clock")
        meaning: qsTr("Minutes that each person has for all decisions; at zero the player loses")
        value: sheet.setup.clockMinutes
        valueWord: value === 0 ? qsTr("Off") : qsTr("%1 min").arg(value)
        usualValue: 0
        usualWord: qsTr("Off")
        least: 0
        most: 180
        step: value < 5 ? 1 : 5
        stepDown: value <= 5 ? 1 : 5
        onWanted: value => sheet.setup.clockMinutes = value
    }

    RuleRow {
        visible: clock.value > 0
        name: qsTr("Increment")
        meaning: qsTr("Seconds added after each decision")
        value: sheet.setup.clockIncrement
        valueWord: qsTr("%1 s").arg(value)
        usualValue: 0
        usualWord: qsTr("%1 s").arg(0)
        least: 0
        most: 60
        step: value < 5 ? 1 : 5
        stepDown: value <= 5 ? 1 : 5
        onWanted: value => sheet.setup.clockIncrement = value
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
            text: qsTr("Restore defaults")
            tooltip: qsTr("Reset all rules to the standard game")
            enabled: sheet.setup.unusual
            onClicked: {
                sheet.setup.resetOptions();
                close.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]

    // A match setting: its name and meaning, and buttons to decrease and increase its value.
    component RuleRow: RowLayout {
        id: rule

        required property string name
        required property string meaning
        required property int value
        property string valueWord: String(value)
        required property int usualValue
        property string usualWord: String(usualValue)
        required property int least
        required property int most
        property int step: 1
        property int stepDown: step
        readonly property bool usual: value === usualValue
        readonly property bool yesOrNo: least === 0 && most === 1

        signal wanted(int value)

        // Before it is first shown, the sheet has the width 0. Wrapped text of that width makes the layout repeat itself.
        width: parent ? Math.max(Theme.letters(280), parent.width) : 0
        spacing: Theme.px(12)

        ColumnLayout {
            spacing: Theme.px(2)
            Layout.fillWidth: true

            PlainText {
                text: rule.name
                color: Theme.text
                elide: Text.ElideRight
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(19)
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(text).arg(rule.valueWord)
            }

            PlainText {
                text: rule.usual ? rule.meaning
                                 : qsTr("%1 (default: %2)").arg(rule.meaning).arg(rule.usualWord)
                color: Theme.soft
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        PlainButton {
            text: "−"
            tooltip: (rule.yesOrNo ? qsTr("%1: no") : qsTr("%1: less")).arg(rule.name)
            enabled: rule.value > rule.least
            autoRepeat: true
            Accessible.name: tooltip
            onClicked: rule.wanted(rule.value - rule.stepDown)
        }

        PlainText {
            text: rule.valueWord
            color: rule.usual ? Theme.text : Theme.gold
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(text.length > 6 ? 16 : 24)
            // The same width in each row, so that the buttons are aligned.
            Layout.preferredWidth: Theme.letters(104)
        }

        PlainButton {
            text: "+"
            tooltip: (rule.yesOrNo ? qsTr("%1: yes") : qsTr("%1: more")).arg(rule.name)
            enabled: rule.value < rule.most
            autoRepeat: true
            Accessible.name: tooltip
            onClicked: rule.wanted(rule.value + rule.step)
        }
    }
}
