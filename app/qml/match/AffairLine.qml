import QtQuick
import Duelogue

// A line of what goes on: what is over is struck out, what is now stands out, and what can be chosen is outlined.
Item {
    id: line

    required property TableModel table
    required property string text
    required property string value
    required property bool now
    required property bool over
    required property int answer
    readonly property bool legal: answer >= 0

    implicitHeight: Math.max(words.implicitHeight, amount.implicitHeight) + Theme.px(8)
    activeFocusOnTab: legal || activeFocus
    Accessible.role: legal ? Accessible.Button : Accessible.StaticText
    Accessible.name: value === "" ? text : Theme.filled(qsTr("%1: %2"), [text, value])
    Accessible.focusable: legal
    Accessible.onPressAction: if (legal) table.answer(answer)
    Keys.onReturnPressed: event => { event.accepted = legal; if (legal) table.answer(answer); }
    Keys.onEnterPressed: event => { event.accepted = legal; if (legal) table.answer(answer); }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: line.now ? Qt.alpha(Theme.gold, .13) : Qt.rgba(0, 0, 0, .094)
        border.width: line.activeFocus ? 2 : line.legal || line.now ? 1 : 0
        border.color: line.activeFocus ? Theme.text : line.legal ? Theme.gold : Qt.alpha(Theme.gold, .5)
    }

    PlainText {
        id: words

        x: Theme.px(8)
        width: parent.width - amount.width - Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: line.text
        color: line.over ? Theme.faint : Theme.text
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.strikeout: line.over
        font.pixelSize: Theme.letters(14)
    }

    PlainText {
        id: amount

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: line.value
        color: line.now ? Theme.gold : line.over ? Theme.faint : Theme.soft
        font.family: Theme.sans
        font.bold: line.now
        font.pixelSize: Theme.letters(14)
    }

    MouseArea {
        anchors.fill: parent
        enabled: line.legal
        cursorShape: Qt.PointingHandCursor
        onClicked: line.table.answer(line.answer)
    }
}
