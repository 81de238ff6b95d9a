import QtQuick
import Duelogue

// A setting that is a size in hundredths: less or more of it.
SettingRow {
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
        hint: qsTr("%1: smaller").arg(setting.name)
        enabled: setting.value > setting.least + .01
        Accessible.name: hint
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
        hint: qsTr("%1: larger").arg(setting.name)
        enabled: setting.value < setting.most - .01
        Accessible.name: hint
        onClicked: setting.step(.1)
    }
}
