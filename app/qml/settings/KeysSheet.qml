pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The key bindings, with a new key for any action.
Sheet {
    id: sheet

    preferredWidth: Theme.letters(16) * 40
    spacing: Theme.px(3)
    first: done
    Accessible.name: heading.title
    onVisibleChanged: KeyBindings.listen("")

    SheetTitle {
        id: heading

        title: qsTr("Change shortcuts")
        sentence: qsTr("Select a command, then press its new key. %1 cancels.").arg(qsTr("Esc"))
    }

    PlainText {
        visible: text !== ""
        width: parent ? parent.width : 0
        text: KeyBindings.told
        color: Theme.gold
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Repeater {
        // The model is a number, so that lines and the keyboard focus survive a change of a key.
        model: KeyBindings.actions.length

        Column {
            id: entry

            required property int index

            width: parent ? parent.width : 0

            KeyHeading {
                text: KeyBindings.actions[entry.index].heading
            }

            KeyBindingRow {
                modelData: KeyBindings.actions[entry.index]
            }
        }
    }

    buttons: [
        PlainButton {
            id: done

            text: qsTr("Done")
            keycap: KeyBindings.caps.cancel
            primary: true
            onClicked: sheet.closed()
        },
        PlainButton {
            text: qsTr("Restore defaults")
            tooltip: qsTr("Reset all shortcuts")
            enabled: !KeyBindings.usual
            onClicked: {
                KeyBindings.reset();
                done.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]

    // An action and its key. Pressing the row starts to listen for a new key.
    component KeyBindingRow: T.AbstractButton {
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
}
