import QtQuick
import Duelogue

// Between people: who is asked whether something may be taken back. Whoever does nothing leaves it as it is. Nothing of
// the table is seen meanwhile: another one looks than whose hand lies there.
Sheet {
    id: question

    required property TableModel table

    dim: 1
    upper: true
    preferredWidth: Theme.letters(460)
    Accessible.name: heading.title
    onVisibleChanged: if (visible) stay.forceActiveFocus()
    onClosed: table.giveLeave(false)

    SheetTitle {
        id: heading

        title: question.table.leaveTitle
        sentence: question.table.leaveSentence
    }

    buttons: [
        PlainButton {
            id: stay

            text: qsTr("No, it stays")
            keycap: KeyPlan.caps.cancel
            primary: true
            focus: true
            onClicked: question.closed()
        },
        PlainButton {
            text: qsTr("Yes, take it back")
            onClicked: question.table.giveLeave(true)
        }
    ]
}
