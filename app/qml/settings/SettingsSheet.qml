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
        name: qsTr("Signs beside colours")
        sentence: qsTr("For eyes that take one colour for another: whatever a colour tells, a sign tells as well. The theme of high contrast has them always.")
        values: [{name: qsTr("Colours alone"), value: false}, {name: qsTr("With signs"), value: true}]
        value: Theme.marked
        enabled: !Theme.clear
        opacity: enabled ? 1 : .6
        onChosen: value => Preferences.marks = value
    }

    SettingSize {
        name: qsTr("Letters")
        value: Preferences.letters
        least: .8
        most: 1.6
        onChosen: value => Preferences.letters = value
    }

    SettingSize {
        name: qsTr("Cards in the hand")
        sentence: qsTr("And the one that is looked at. Cards on the table take what room there is.")
        value: Preferences.cards
        least: .8
        most: 1.4
        onChosen: value => Preferences.cards = value
    }

    SettingChoice {
        name: qsTr("Order of the hand")
        values: [
            {name: qsTr("As drawn"), value: "drawn"},
            {name: qsTr("By cost"), value: "cost"},
            {name: qsTr("By kind"), value: "kind"}
        ]
        value: Preferences.hand
        onChosen: value => Preferences.hand = value
    }

    SettingChoice {
        name: qsTr("Motion")
        sentence: qsTr("Without it nothing flies, grows or shakes: things are where they are at once.")
        values: [{name: qsTr("On"), value: true}, {name: qsTr("Off"), value: false}]
        value: Preferences.motion
        onChosen: value => Preferences.motion = value
    }

    SettingChoice {
        name: qsTr("Pace")
        sentence: qsTr("How fast what happens is shown.")
        values: [
            {name: qsTr("Wait for me"), value: "wait"},
            {name: qsTr("Slow"), value: "slow"},
            {name: qsTr("Normal"), value: "normal"},
            {name: qsTr("Fast"), value: "fast"},
            {name: qsTr("At once"), value: "off"}
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
        name: qsTr("Keys")
        sentence: qsTr("What each key does, and which one you would rather press.")

        PlainButton {
            text: qsTr("Choose keys…")
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
            text: qsTr("As usual")
            tooltip: qsTr("All of this as it was at the beginning; the language and keys stay as you chose them")
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
            text: qsTr("%1 %").arg(Math.round(setting.value * 100))
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
