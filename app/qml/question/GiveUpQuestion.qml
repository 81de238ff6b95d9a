import QtQuick
import Duelogue

// Asked before a match is given up, away from where that was chosen; whoever does nothing goes on playing.
Sheet {
    id: question

    required property TableModel table

    upper: true
    preferredWidth: Theme.letters(460)
    Accessible.name: heading.title
    onVisibleChanged: if (visible) stay.forceActiveFocus()

    SheetTitle {
        id: heading

        title: qsTr("Give up this match?")
        sentence: qsTr("It counts as lost.")
    }

    buttons: [
        PlainButton {
            id: stay

            text: qsTr("Go on playing")
            keycap: KeyPlan.caps.cancel
            primary: true
            focus: true
            onClicked: question.closed()
        },
        PlainButton {
            text: qsTr("Yes, give up")
            onClicked: {
                question.closed();
                question.table.concede();
            }
        }
    ]
}
