pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The keys, on one page.
Overlay {
    id: help

    readonly property var keys: [
        [qsTr("Space"), qsTr("the golden button")],
        [qsTr("Tab, arrows"), qsTr("move among everything that can be chosen")],
        [qsTr("Enter"), qsTr("choose what has the focus")],
        [qsTr("Esc"), qsTr("cancel; close what is open")],
        ["1 … 9", qsTr("the buttons of the question")],
        ["Ctrl Z", qsTr("take back the last answer")],
        ["H", qsTr("a hint; again: put it away")],
        ["F4", qsTr("pass until something happens")],
        ["G", qsTr("look through your graveyard; with Shift the other one")],
        ["F10", qsTr("the menu")],
        ["F11", qsTr("the whole screen")]
    ]

    Accessible.name: qsTr("Keys and marks")

    Rectangle {
        anchors.centerIn: parent
        width: page.implicitWidth + Theme.px(90)
        height: page.implicitHeight + Theme.px(70)
        radius: Theme.px(22)
        color: "#fa121b17"
        border.width: 1
        border.color: Qt.alpha(Theme.brass, .5)

        ColumnLayout {
            id: page

            anchors.centerIn: parent
            spacing: Theme.px(11)

            ColumnTitle {
                title: qsTr("Keys")
                note: qsTr("gold is what you can do now, red attacks, blue blocks")
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.px(8)
            }

            Repeater {
                model: help.keys

                RowLayout {
                    id: entry

                    required property var modelData

                    spacing: Theme.px(18)

                    Item {
                        Layout.preferredWidth: Theme.letters(120)
                        Layout.preferredHeight: cap.height

                        Keycap {
                            id: cap

                            anchors.right: parent.right
                            label: entry.modelData[0]
                            ink: Theme.text
                        }
                    }

                    Text {
                        text: entry.modelData[1]
                        color: Theme.soft
                        font.family: Theme.sans
                        font.pixelSize: Theme.letters(16)
                    }
                }
            }

            PlainButton {
                text: qsTr("Close")
                keycap: qsTr("Esc")
                focus: true
                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: Theme.px(12)
                onClicked: help.closed()
            }
        }
    }
}
