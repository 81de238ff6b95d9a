import QtQuick
import QtQuick.Layouts
import Duelogue

// One number of the match: what it means, and less or more of it.
RowLayout {
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
    readonly property bool usual: value === usualValue
    readonly property bool yesOrNo: least === 0 && most === 1

    signal wanted(int value)

    width: parent ? parent.width : 0
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
                             : qsTr("%1; usually %2").arg(rule.meaning).arg(rule.usualWord)
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
        hint: (rule.yesOrNo ? qsTr("%1: no") : qsTr("%1: less")).arg(rule.name)
        enabled: rule.value > rule.least
        autoRepeat: true
        Accessible.name: hint
        onClicked: rule.wanted(rule.value - rule.step)
    }

    PlainText {
        text: rule.valueWord
        color: rule.usual ? Theme.text : Theme.gold
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(26)
        // As wide for each, so that the buttons stand below each other.
        Layout.preferredWidth: Theme.letters(78)
    }

    PlainButton {
        text: "+"
        hint: (rule.yesOrNo ? qsTr("%1: yes") : qsTr("%1: more")).arg(rule.name)
        enabled: rule.value < rule.most
        autoRepeat: true
        Accessible.name: hint
        onClicked: rule.wanted(rule.value + rule.step)
    }
}
