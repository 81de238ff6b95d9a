pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The keys, on one page.
Sheet {
    id: help

    readonly property var keys: [
        [qsTr("Space"), qsTr("the golden button; what comes next, while something happens; pause, while watching")],
        [qsTr("Tab, arrows"), qsTr("move among everything that can be chosen")],
        [qsTr("Enter"), qsTr("choose what has the focus; on to the next question, while something happens")],
        [qsTr("Esc"), qsTr("cancel; close what is open")],
        ["1 … 9", qsTr("the buttons of the question")],
        ["Ctrl Z", qsTr("take back the last answer")],
        ["H", qsTr("a hint; again: put it away")],
        ["F4", qsTr("pass until something happens")],
        ["→", qsTr("one step further, while watching")],
        ["← →", qsTr("back and on, while a match is looked at again; by turns: ↑ ↓; also Home and End")],
        ["G", qsTr("look through your graveyard; with Shift the other one")],
        ["F6", qsTr("all matches, from the start screen")],
        ["F10", qsTr("the menu")],
        ["F11", qsTr("the whole screen")]
    ]

    preferredWidth: Theme.letters(560)
    spacing: Theme.px(10)
    Accessible.name: qsTr("Keys")

    SheetTitle {
        title: qsTr("Keys")
        sentence: qsTr("Gold is what you can do now, red attacks, blue blocks.")
    }

    Repeater {
        model: help.keys

        Item {
            id: entry

            required property var modelData

            width: parent ? parent.width : 0
            height: Math.max(cap.height, words.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData[0] + ": " + modelData[1]

            Keycap {
                id: cap

                anchors.right: words.left
                anchors.rightMargin: Theme.px(18)
                label: entry.modelData[0]
                ink: Theme.text
            }

            Text {
                id: words

                x: Theme.letters(150)
                width: parent.width - x
                text: entry.modelData[1]
                color: Theme.soft
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(16)
                Accessible.ignored: true
            }
        }
    }

    buttons: PlainButton {
        text: qsTr("Close")
        keycap: qsTr("Esc")
        focus: true
        onClicked: help.closed()
    }
}
