import QtQuick
import Duelogue

// Between people: who is asked whether something may be taken back. Nothing of the table is seen meanwhile: another one
// looks than whose hand lies there.
ConfirmSheet {
    id: question

    required property TableModel table

    dim: 1
    title: table.leaveTitle
    sentence: table.leaveSentence
    no: qsTr("No, it stays")
    yes: qsTr("Yes, take it back")
    onClosed: table.giveLeave(false)
    onAgreed: table.giveLeave(true)
}
