pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A confirmation before a match with warnings. The focus is never on the button that starts the match.
Sheet {
    id: question

    required property SetupModel setup

    upper: true
    preferredWidth: Theme.letters(560)
    Accessible.name: heading.title
    onVisibleChanged: if (visible) (setup.canResume ? goOn : back).forceActiveFocus()
    onClosed: setup.dropDoubts()

    SheetTitle {
        id: heading

        title: qsTr("Start a new match?")
    }

    Repeater {
        model: question.setup.doubts

        PlainText {
            required property string modelData

            width: parent ? parent.width : 0
            text: modelData
            color: Theme.soft
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    buttons: [
        PlainButton {
            id: back

            text: qsTr("Back")
            keycap: KeyBindings.caps.cancel
            focus: true
            primary: !question.setup.canResume
            onClicked: question.closed()
        },
        PlainButton {
            id: goOn

            visible: question.setup.canResume
            text: qsTr("Resume match")
            primary: true
            onClicked: question.setup.resume()
        },
        PlainButton {
            text: qsTr("Start new match")
            onClicked: question.setup.startAnyway()
        }
    ]
}
