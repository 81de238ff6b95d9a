import QtQuick
import QtQuick.Layouts
import Duelogue

// One number of the match: what it means, and less or more of it.
RowLayout {
    id: rule

    required property SetupModel setup
    required property int index
    readonly property var modelData: setup.options[index]
        ?? ({name: "", meaning: "", value: 0, usual: 0, least: 0, most: 0})
    readonly property bool usual: modelData.value === modelData.usual
    readonly property bool yesOrNo: modelData.least === 0 && modelData.most === 1

    function wordOf(value: int): string {
        return !yesOrNo ? String(value) : value === 1 ? qsTr("yes") : qsTr("no");
    }

    width: parent ? parent.width : 0
    spacing: Theme.px(12)

    ColumnLayout {
        spacing: Theme.px(2)
        Layout.fillWidth: true

        Text {
            text: rule.modelData.name
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(19)
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(text).arg(rule.wordOf(rule.modelData.value))
        }

        Text {
            text: rule.usual ? rule.modelData.meaning
                             : qsTr("%1; usually %2").arg(rule.modelData.meaning).arg(rule.wordOf(rule.modelData.usual))
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
        hint: (rule.yesOrNo ? qsTr("%1: no") : qsTr("%1: less")).arg(rule.modelData.name)
        enabled: rule.modelData.value > rule.modelData.least
        autoRepeat: true
        Accessible.name: hint
        onClicked: rule.setup.setOption(rule.index, rule.modelData.value - 1)
    }

    Text {
        text: rule.wordOf(rule.modelData.value)
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
        hint: (rule.yesOrNo ? qsTr("%1: yes") : qsTr("%1: more")).arg(rule.modelData.name)
        enabled: rule.modelData.value < rule.modelData.most
        autoRepeat: true
        Accessible.name: hint
        onClicked: rule.setup.setOption(rule.index, rule.modelData.value + 1)
    }
}
