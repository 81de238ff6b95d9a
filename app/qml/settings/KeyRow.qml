import QtQuick
import QtQuick.Templates as T
import Duelogue

// One deed and its key. Pressed, it waits for the key that is to do it from now on.
T.AbstractButton {
    id: row

    required property var modelData
    readonly property bool waiting: KeyBindings.listening === modelData.id

    width: parent ? parent.width : 0
    implicitHeight: Math.max(words.implicitHeight, cap.implicitHeight) + Theme.px(12)
    height: implicitHeight
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: waiting ? qsTr("%1: press the new key").arg(modelData.name) : qsTr("%1: %2").arg(modelData.name).arg(modelData.cap)
    Accessible.onPressAction: row.clicked()
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()
    onClicked: KeyBindings.listen(modelData.id)

    background: Rectangle {
        radius: Theme.px(8)
        color: row.waiting ? Theme.tileLit : row.hovered ? Theme.buttonHovered : "transparent"
        border.width: row.visualFocus ? 2 : row.waiting ? 1 : 0
        border.color: row.visualFocus ? Theme.text : Theme.gold
    }

    Keycap {
        id: cap

        anchors.right: words.left
        anchors.rightMargin: Theme.px(18)
        most: words.x - anchors.rightMargin
        anchors.verticalCenter: parent.verticalCenter
        label: row.waiting ? "…" : row.modelData.cap
        ink: Theme.text
    }

    PlainText {
        id: words

        x: Theme.letters(12) * 11.7
        width: parent.width - x - change.width - Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        text: row.modelData.name
        color: row.waiting ? Theme.text : Theme.soft
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
    }

    PlainText {
        id: change

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: row.waiting ? qsTr("press the new key") : row.modelData.usual ? "" : qsTr("changed")
        color: Theme.gold
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }
}
