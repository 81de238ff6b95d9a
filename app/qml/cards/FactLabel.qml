import QtQuick
import Duelogue

// A small number with its icon; what it means is said when the pointer rests on it.
Row {
    id: fact

    required property string icon
    required property int number
    required property string hint

    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: hint + ": " + number

    Icon {
        name: fact.icon
        tint: Theme.faint
        width: Theme.letters(18)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }

    Text {
        text: fact.number
        color: Theme.soft
        font.family: Theme.sans
        font.weight: Font.Medium
        font.pixelSize: Theme.letters(15)
        anchors.verticalCenter: parent.verticalCenter
    }

    HoverHandler {
        id: hover
    }

    Hint {
        text: fact.hint
        wanted: hover.hovered
    }
}
