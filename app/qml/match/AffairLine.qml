import QtQuick
import Duelogue

// A line of what goes on: what is over is struck out, what is now stands out, and what can be chosen is outlined.
Item {
    id: line

    required property TableModel table
    required property var modelData
    readonly property bool legal: modelData.answer >= 0

    implicitHeight: Math.max(words.implicitHeight, amount.implicitHeight) + Theme.px(8)
    activeFocusOnTab: legal || activeFocus
    Accessible.role: legal ? Accessible.Button : Accessible.StaticText
    Accessible.name: modelData.value === "" ? modelData.text : qsTr("%1: %2").arg(modelData.text).arg(modelData.value)
    Accessible.focusable: legal
    Accessible.onPressAction: if (legal) table.answer(modelData.answer)
    Keys.onReturnPressed: event => { event.accepted = legal; if (legal) table.answer(modelData.answer); }
    Keys.onEnterPressed: event => { event.accepted = legal; if (legal) table.answer(modelData.answer); }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: line.modelData.now ? Qt.alpha(Theme.gold, .13) : Qt.rgba(0, 0, 0, .094)
        border.width: line.activeFocus ? 2 : line.legal || line.modelData.now ? 1 : 0
        border.color: line.activeFocus ? Theme.text : line.legal ? Theme.gold : Qt.alpha(Theme.gold, .5)
    }

    Text {
        id: words

        x: Theme.px(8)
        width: parent.width - amount.width - Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: line.modelData.text
        color: line.modelData.over ? Theme.faint : Theme.text
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.strikeout: line.modelData.over
        font.pixelSize: Theme.letters(14)
    }

    Text {
        id: amount

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: line.modelData.value
        color: line.modelData.now ? Theme.gold : line.modelData.over ? Theme.faint : Theme.soft
        font.family: Theme.sans
        font.bold: line.modelData.now
        font.pixelSize: Theme.letters(14)
    }

    MouseArea {
        anchors.fill: parent
        enabled: line.legal
        cursorShape: Qt.PointingHandCursor
        onClicked: line.table.answer(line.modelData.answer)
    }
}
