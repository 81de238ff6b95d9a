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
    onVisibleChanged: KeyPlan.listen("")

    SheetTitle {
        id: heading

        title: qsTr("Choose keys")
        sentence: qsTr("Press a line, then the key that is to do it. %1 leaves it as it is.").arg(qsTr("Esc"))
    }

    PlainText {
        visible: text !== ""
        width: parent ? parent.width : 0
        text: KeyPlan.told
        color: Theme.gold
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Repeater {
        // A number, so that a line stays, and with it where the keyboard is, when its key changes.
        model: KeyPlan.deeds.length

        Column {
            id: entry

            required property int index

            width: parent ? parent.width : 0

            KeyHeading {
                text: KeyPlan.deeds[entry.index].heading
            }

            KeyRow {
                modelData: KeyPlan.deeds[entry.index]
            }
        }
    }

    buttons: [
        PlainButton {
            id: done

            text: qsTr("Done")
            keycap: KeyPlan.caps.cancel
            primary: true
            onClicked: sheet.closed()
        },
        PlainButton {
            text: qsTr("As usual")
            hint: qsTr("Every key as it was at the beginning")
            enabled: !KeyPlan.usual
            onClicked: {
                KeyPlan.reset();
                done.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    ]
}
