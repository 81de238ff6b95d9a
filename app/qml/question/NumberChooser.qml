import QtQuick
import QtQuick.Layouts
import Duelogue

// A number out of many: less or more, by buttons or the arrow keys, or typed; then taken.
RowLayout {
    id: chooser

    required property TableModel table
    required property real tall

    spacing: Theme.px(9)

    PlainButton {
        text: "−"
        hint: qsTr("Less")
        enabled: chooser.table.step > 0
        autoRepeat: true
        Layout.preferredHeight: chooser.tall
        onClicked: chooser.table.stepBy(-1)
    }

    PlainText {
        text: chooser.table.stepLabel
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        Layout.minimumWidth: Theme.px(64)
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(28)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainButton {
        text: "+"
        hint: qsTr("More")
        enabled: chooser.table.step < chooser.table.answers.count - 1
        autoRepeat: true
        Layout.preferredHeight: chooser.tall
        onClicked: chooser.table.stepBy(1)
    }

    PlainButton {
        text: qsTr("Take it")
        keycap: KeyBindings.caps.golden
        primary: true
        Layout.preferredHeight: chooser.tall
        onClicked: chooser.table.answerDefault()
    }

    PlainText {
        text: qsTr("or type it")
        color: Theme.faint
        elide: Text.ElideRight
        // Half of it would tell nothing.
        opacity: truncated ? 0 : 1
        Layout.fillWidth: true
        font.family: Theme.sans
        font.pixelSize: Theme.letters(13)
    }
}
