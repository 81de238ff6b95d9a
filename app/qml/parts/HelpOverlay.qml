pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// All keys on one page, and the meaning of the card outlines. `advances` and `guards` are those of TableState.
Sheet {
    id: help

    property string game: ""
    property string advances: ""
    property string guards: ""
    readonly property string advancing: Theme.marked ? qsTr("Swords: %1") : qsTr("Red: %1")
    readonly property string guarding: Theme.marked ? qsTr("Shield: %1") : qsTr("Blue: %1")
    readonly property string usable: Theme.marked ? qsTr("◆: you can use it now") : qsTr("Gold: you can use it now")
    readonly property string asking: Theme.marked ? qsTr("?: the card asking you") : qsTr("Purple: the card asking you")

    signal keysWanted
    signal learnWanted

    function marks(): string {
        let words = help.usable;
        if (help.advances !== "")
            words += " · " + help.advancing.arg(help.advances);
        if (help.guards !== "")
            words += " · " + help.guarding.arg(help.guards);
        return words + " · " + help.asking;
    }

    preferredWidth: Theme.letters(16) * 35
    spacing: Theme.px(10)
    Accessible.name: qsTr("Shortcuts")

    SheetTitle {
        title: qsTr("Shortcuts")
        sentence: help.marks()
    }

    Repeater {
        model: KeyBindings.overview

        Column {
            id: entry

            required property var modelData

            width: parent ? parent.width : 0
            spacing: help.spacing

            KeyHeading {
                text: entry.modelData.heading
            }

            Item {
                width: entry.width
                height: Math.max(cap.height, words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: entry.modelData.cap + ": " + entry.modelData.name

                Keycap {
                    id: cap

                    anchors.right: words.left
                    anchors.rightMargin: Theme.px(18)
                    most: words.x - anchors.rightMargin
                    label: entry.modelData.cap
                    ink: Theme.text
                }

                PlainText {
                    id: words

                    x: Theme.letters(12) * 10
                    width: parent.width - x
                    text: entry.modelData.name
                    color: Theme.soft
                    wrapMode: Text.WordWrap
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(16)
                    Accessible.ignored: true
                }
            }
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            focus: true
            onClicked: help.closed()
        },
        PlainButton {
            text: qsTr("Change shortcuts…")
            onClicked: help.keysWanted()
        },
        PlainButton {
            text: qsTr("Learn…")
            visible: help.game !== ""
            onClicked: help.learnWanted()
        }
    ]
}
