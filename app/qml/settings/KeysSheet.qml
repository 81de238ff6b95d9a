pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// Which key does what, and another one for it.
Sheet {
    id: sheet

    preferredWidth: Theme.letters(16) * 40
    spacing: Theme.px(3)
    first: done
    Accessible.name: heading.title
    onVisibleChanged: KeyBindings.listen("")

    SheetTitle {
        id: heading

        title: qsTr("Choose keys")
        sentence: qsTr("Press a line, then the key that is to do it. %1 leaves it as it is.").arg(qsTr("Esc"))
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
        // A number, so that a line stays, and with it where the keyboard is, when its key changes.
        model: KeyBindings.deeds.length

        Column {
            id: entry

            required property int index

            width: parent ? parent.width : 0

            KeyHeading {
                text: KeyBindings.deeds[entry.index].heading
            }

            KeyRow {
                modelData: KeyBindings.deeds[entry.index]
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
            text: qsTr("As usual")
            hint: qsTr("Every key as it was at the beginning")
            enabled: !KeyBindings.usual
            onClicked: {
                KeyBindings.reset();
                done.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]
}
