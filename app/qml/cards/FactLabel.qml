import QtQuick
import Duelogue

// A small number with its icon; what it means is said when the pointer rests on it.
Row {
    id: fact

    required property string icon
    required property int number
    required property string tooltip
    // The player whose number it is; empty if it is nobody's.
    property string owner: ""
    // Out of so many; 0: the number alone.
    property int of: 0
    // A click on it is worth something.
    property bool opens: false
    readonly property bool walkable: opens

    signal opened

    spacing: Theme.px(4)
    Accessible.role: opens ? Accessible.Button : Accessible.StaticText
    Accessible.name: (owner === "" ? "" : owner + ", ") + tooltip + ": " + value.text
    Accessible.focusable: opens
    Accessible.onPressAction: if (opens) opened()
    Keys.onReturnPressed: event => { event.accepted = opens; if (opens) opened(); }
    Keys.onEnterPressed: event => { event.accepted = opens; if (opens) opened(); }

    Icon {
        name: fact.icon
        tint: Theme.faint
        width: Theme.letters(18)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }

    PlainText {
        id: value

        text: fact.of > 0 ? qsTr("%1/%2").arg(fact.number).arg(fact.of) : fact.number
        color: fact.activeFocus ? Theme.text : Theme.soft
        Accessible.ignored: true
        font.family: Theme.sans
        font.weight: Font.Medium
        font.underline: fact.activeFocus
        font.pixelSize: Theme.letters(15)
        anchors.verticalCenter: parent.verticalCenter
    }

    HoverHandler {
        id: hover

        cursorShape: fact.opens ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        enabled: fact.opens
        onTapped: fact.opened()
    }

    Tooltip {
        text: fact.tooltip
        wanted: hover.hovered || fact.activeFocus
    }
}
