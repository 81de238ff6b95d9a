import QtQuick
import QtQuick.Layouts
import Duelogue

// What a part of the bars means, and how many matches it is.
RowLayout {
    id: sign

    required property int outcome
    required property string text

    spacing: Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    OutcomePart {
        outcome: sign.outcome
        Layout.preferredWidth: Theme.letters(15)
        Layout.preferredHeight: Theme.letters(15)
    }

    PlainText {
        text: sign.text
        color: Theme.soft
        font.family: Theme.sans
        font.pixelSize: Theme.letters(17)
        Accessible.ignored: true
    }
}
