import QtQuick
import QtQuick.Templates as T
import Duelogue

// An empty seat at the table: pressed, somebody more sits down.
T.AbstractButton {
    id: button

    implicitWidth: Math.max(Theme.px(150), 76)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: qsTr("Add a player")
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    background: Rectangle {
        radius: Theme.px(22)
        color: Qt.alpha(Theme.panel, button.hovered ? .5 : .22)
        border.width: button.visualFocus ? 2 : 1
        border.color: button.visualFocus ? Theme.text : button.hovered ? Theme.brass : Theme.line
    }

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.px(20)
            spacing: Theme.px(8)

            PlainText {
                width: parent.width
                text: "+"
                color: button.hovered ? Theme.text : Theme.brass
                horizontalAlignment: Text.AlignHCenter
                font.family: Theme.sans
                font.pixelSize: Theme.letters(44)
            }

            PlainText {
                width: parent.width
                text: button.text
                color: button.hovered ? Theme.text : Theme.soft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
            }
        }
    }
}
