import QtQuick
import Duelogue

// What is not part of the match: motion, giving up, leaving.
Overlay {
    id: menu

    required property TableModel table
    property bool sure: false

    signal helpWanted

    Accessible.name: qsTr("Menu")
    onClosed: sure = false

    Rectangle {
        anchors.centerIn: parent
        width: list.width + Theme.px(70)
        height: list.height + Theme.px(70)
        radius: Theme.px(22)
        color: "#fa121b17"
        border.width: 1
        border.color: Qt.alpha(Theme.brass, .5)

        Column {
            id: list

            anchors.centerIn: parent
            width: Theme.letters(330)
            spacing: Theme.px(12)

            PlainButton {
                width: parent.width
                focus: true
                primary: true
                text: qsTr("Back to the match")
                keycap: qsTr("Esc")
                onClicked: menu.closed()
            }

            PlainButton {
                width: parent.width
                text: qsTr("Keys and marks")
                keycap: "F1"
                onClicked: menu.helpWanted()
            }

            PlainButton {
                width: parent.width
                text: Preferences.motion ? qsTr("Motion: on") : qsTr("Motion: off")
                onClicked: Preferences.motion = !Preferences.motion
            }

            PlainButton {
                width: parent.width
                text: qsTr("Letters: %1 %").arg(Math.round(Preferences.letters * 100))
                hint: qsTr("The size of letters")
                onClicked: Preferences.letters = Preferences.letters >= 1.4 ? .9 : Preferences.letters + .1
            }

            PlainButton {
                width: parent.width
                enabled: menu.table.canConcede
                text: menu.sure ? qsTr("Yes, give up this match") : qsTr("Give up")
                onClicked: {
                    if (menu.sure) {
                        menu.closed();
                        menu.table.concede();
                    }
                    menu.sure = true;
                }
            }

            PlainButton {
                width: parent.width
                text: qsTr("To the start screen")
                onClicked: menu.table.leave()
            }
        }
    }
}
