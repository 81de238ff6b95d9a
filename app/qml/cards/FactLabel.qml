import QtQuick
import Duelogue

// A small number with its icon. A tooltip explains the number.
Row {
    id: fact

    required property string icon
    required property int number
    required property string tooltip
    // The player to whom the number belongs; empty if it belongs to no player.
    property string owner: ""
    // The maximum, shown as "3/5"; 0 shows the number alone.
    property int of: 0
    // The game whose glossary explains the number in the tooltip.
    property string game: ""
    // True if the label can be clicked.
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
        text: GlossaryPages.explained(fact.game, fact.tooltip)
        term: fact.tooltip
        wanted: hover.hovered || fact.activeFocus
    }
}
