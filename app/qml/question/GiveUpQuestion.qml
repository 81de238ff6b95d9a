import QtQuick
import Duelogue

ConfirmSheet {
    id: question

    required property TableModel table

    title: qsTr("Give up this match?")
    sentence: qsTr("It counts as lost.")
    no: qsTr("Go on playing")
    yes: qsTr("Yes, give up")
    onAgreed: {
        closed();
        table.concede();
    }
}
