import QtQuick
import Duelogue

// A confirmation before an action, away from the place of the click. The safe answer has the focus.
Sheet {
    id: question

    required property string title
    property string sentence: ""
    required property string no
    required property string yes

    signal agreed

    upper: true
    preferredWidth: Theme.letters(460)
    Accessible.name: title
    onVisibleChanged: if (visible) stay.forceActiveFocus()

    SheetTitle {
        title: question.title
        sentence: question.sentence
    }

    buttons: [
        PlainButton {
            id: stay

            text: question.no
            keycap: KeyBindings.caps.cancel
            primary: true
            focus: true
            onClicked: question.closed()
        },
        PlainButton {
            text: question.yes
            onClicked: question.agreed()
        }
    ]
}
