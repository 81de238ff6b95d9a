pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// Before a match: which game, who sits where, with which deck.
FocusScope {
    id: screen

    required property SetupModel setup

    Keys.onPressed: event => {
        const x = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0;
        const y = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
        if (x !== 0 || y !== 0)
            event.accepted = FocusWalk.go(screen, x, y);
    }

    Felt {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(56)
        anchors.rightMargin: Theme.px(56)
        anchors.topMargin: Theme.px(34)
        anchors.bottomMargin: Theme.px(30)
        spacing: Theme.px(22)

        RowLayout {
            spacing: Theme.px(20)

            Icon {
                name: "crossed-swords"
                tint: Theme.brass
                Layout.preferredWidth: Theme.px(64)
                Layout.preferredHeight: Theme.px(64)
            }

            ColumnLayout {
                spacing: 0

                Text {
                    text: "Duelogue"
                    color: Theme.text
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.letters(50)
                }

                Text {
                    text: qsTr("Card duels against a friend at the same screen, or against the computer")
                    color: Theme.faint
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(16)
                }
            }

            Item {
                Layout.fillWidth: true
            }

            GameChooser {
                setup: screen.setup
            }
        }

        RowLayout {
            spacing: Theme.px(26)
            Layout.fillWidth: true
            Layout.fillHeight: true

            Repeater {
                // A number, so that a seat stays, and with it where the keyboard is, when something else is chosen.
                model: screen.setup.seats.length

                SeatChooser {
                    setup: screen.setup
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 100
                }
            }
        }

        RowLayout {
            spacing: Theme.px(16)
            Layout.fillWidth: true

            StartNotes {
                notices: screen.setup.notices
                Layout.fillWidth: true
            }

            PlainButton {
                visible: screen.setup.canResume
                text: qsTr("Go on with the last match")
                hint: screen.setup.resumeText
                implicitHeight: Theme.px(58)
                size: 18
                onClicked: screen.setup.resume()
            }

            PlainButton {
                text: qsTr("Start the match")
                keycap: qsTr("Enter")
                primary: true
                focus: true
                implicitHeight: Theme.px(58)
                size: 20
                onClicked: screen.setup.start()
            }
        }
    }
}
