import QtQuick
import Duelogue

// The user's settings of the window. Every change takes effect at once and is saved.
Sheet {
    id: sheet

    signal keysWanted

    preferredWidth: Theme.letters(700)
    spacing: Theme.px(20)
    first: done
    Accessible.name: heading.title

    SheetTitle {
        id: heading

        title: qsTr("Settings")
    }

    SettingChoice {
        name: qsTr("Language")
        values: Language.choices
        value: Language.chosen
        onChosen: value => Language.chosen = value
    }

    SettingChoice {
        name: qsTr("Theme")
        values: [
            {name: qsTr("Dark"), value: "dark"},
            {name: qsTr("Light"), value: "light"},
            {name: qsTr("High contrast"), value: "contrast"}
        ]
        value: Theme.nowNamed
        onChosen: value => Preferences.theme = value
    }

    SettingChoice {
        name: qsTr("Symbols")
        sentence: qsTr("Shows symbols in addition to colors. Always on in the high-contrast theme.")
        values: [{name: qsTr("Off"), value: false}, {name: qsTr("On"), value: true}]
        value: Theme.marked
        enabled: !Theme.clear
        opacity: enabled ? 1 : .6
        onChosen: value => Preferences.marks = value
    }

    SettingSize {
        name: qsTr("Text size")
        value: Preferences.letters
        least: .8
        most: 1.6
        onChosen: value => Preferences.letters = value
    }

    SettingSize {
        name: qsTr("Card size")
        sentence: qsTr("Your hand and the enlarged card. Cards on the table fit the space available.")
        value: Preferences.cards
        least: .8
        most: 1.4
        onChosen: value => Preferences.cards = value
    }

    SettingChoice {
        name: qsTr("Sort hand")
        values: [
            {name: qsTr("As drawn"), value: "drawn"},
            {name: qsTr("By cost"), value: "cost"},
            {name: qsTr("By type"), value: "kind"}
        ]
        value: Preferences.hand
        onChosen: value => Preferences.hand = value
    }

    SettingChoice {
        name: qsTr("Animations")
        sentence: qsTr("Off: cards move instantly, without flying or shaking.")
        values: [{name: qsTr("On"), value: true}, {name: qsTr("Off"), value: false}]
        value: Preferences.motion
        onChosen: value => Preferences.motion = value
    }

    SettingChoice {
        name: qsTr("Speed")
        sentence: qsTr("How fast moves are played out.")
        values: [
            {name: qsTr("Step by step"), value: "wait"},
            {name: qsTr("Slow"), value: "slow"},
            {name: qsTr("Normal"), value: "normal"},
            {name: qsTr("Fast"), value: "fast"},
            {name: qsTr("Instant"), value: "off"}
        ]
        value: Preferences.pace
        onChosen: value => Preferences.pace = value
    }

    SettingChoice {
        name: qsTr("Sound")
        values: [
            {name: qsTr("Off"), value: 0},
            {name: qsTr("Quiet"), value: 25},
            {name: qsTr("Normal"), value: 50},
            {name: qsTr("Loud"), value: 100}
        ]
        value: Preferences.volume
        onChosen: value => Preferences.volume = value
    }

    SettingRow {
        name: qsTr("Shortcuts")
        sentence: qsTr("View and change keyboard shortcuts.")

        PlainButton {
            text: qsTr("Change shortcuts…")
            onClicked: sheet.keysWanted()
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
            tooltip: qsTr("Resets everything but the language and shortcuts")
            enabled: !Preferences.usualLook
            onClicked: {
                Preferences.resetLook();
                done.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]

    // A size in percent, with buttons for smaller and larger.
    component SettingSize: SettingRow {
        id: setting

        required property real value
        required property real least
        required property real most

        signal chosen(value: real)

        function step(way: real) {
            chosen(Math.round((value + way) * 10) / 10);
        }

        PlainButton {
            text: "−"
            tooltip: qsTr("%1: smaller").arg(setting.name)
            enabled: setting.value > setting.least + .01
            Accessible.name: tooltip
            onClicked: setting.step(-.1)
        }

        PlainText {
            width: Theme.letters(72)
            height: Math.max(Theme.px(40), 30)
            text: qsTr("%1%").arg(Math.round(setting.value * 100))
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(20)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(setting.name).arg(text)
        }

        PlainButton {
            text: "+"
            tooltip: qsTr("%1: larger").arg(setting.name)
            enabled: setting.value < setting.most - .01
            Accessible.name: tooltip
            onClicked: setting.step(.1)
        }
    }
}
