import QtQuick
import Duelogue

// Import and export of decks by the clipboard.
Flow {
    id: buttons

    required property SetupModel setup
    required property int index
    required property bool own
    readonly property real tall: Math.max(Theme.px(34), 28)
    // The width at which all buttons fit in one line.
    readonly property real inOneLine: {
        let sum = 1;
        for (let i = 0; i < visibleChildren.length; ++i)
            sum += visibleChildren[i].implicitWidth + (i > 0 ? spacing : 0);
        return sum;
    }

    spacing: Theme.px(8)

    PlainButton {
        text: qsTr("Paste deck…")
        tooltip: qsTr("A list on the clipboard becomes a deck of yours")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.pasteDeck(buttons.index)
    }

    PlainButton {
        text: qsTr("Copy deck")
        tooltip: qsTr("The deck goes to the clipboard, as a list for other programs")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.copyDeck(buttons.index)
    }

    PlainButton {
        visible: buttons.own
        text: qsTr("Forget deck")
        tooltip: qsTr("This deck of yours is kept no longer")
        implicitHeight: buttons.tall
        size: 14
        onClicked: buttons.setup.forgetDeck(buttons.index)
    }
}
