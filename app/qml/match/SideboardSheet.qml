pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The sideboard between two matches of a series: exchanges cards of the deck for cards of the sideboard.
Sheet {
    id: sheet

    required property SideboardEditor desk
    // False if the window is too narrow for three columns. The picture of the card is then hidden.
    readonly property bool wide: width > Theme.letters(860)
    readonly property real picture: wide ? Theme.letters(230) : 0
    readonly property real half: (lists.width - picture - (wide ? 2 : 1) * lists.spacing) / 2
    property int at: -1
    property real lineAt: 0

    function look(card: int, y: real) {
        at = card;
        lineAt = y;
    }

    function settle() {
        at = -1;
        if (visible)
            (desk.covered ? here : goOn).forceActiveFocus();
    }

    preferredWidth: Theme.letters(980)
    Accessible.name: heading.title
    onClosed: desk.drop()
    onVisibleChanged: settle()

    Connections {
        target: sheet.desk

        function onTurned() {
            sheet.settle();
        }
    }

    SheetTitle {
        id: heading

        title: qsTr("Sideboarding: %1").arg(sheet.desk.name)
        // The problem replaces the explanation, so that nothing moves under the pointer.
        ink: sheet.desk.problem !== "" ? Theme.worse : Theme.soft
        sentence: sheet.desk.covered ? qsTr("Continue when nobody else can see the screen.")
                  : sheet.desk.problem !== "" ? sheet.desk.problem
                                              : qsTr("Click a card to move it between deck and sideboard.")
    }

    Row {
        id: lists

        visible: !sheet.desk.covered
        width: parent.width
        spacing: Theme.letters(20)

        SideboardList {
            width: sheet.half
            title: qsTr("Deck (%1)").arg(sheet.desk.inDeck)
            effect: qsTr("move one to the sideboard")
            cards: sheet.desk.cards
            part: "deck"
            shownBy: "ofDeck"
            onChosen: card => sheet.desk.toSideboard(card)
            onLooked: (card, y) => sheet.look(card, y)
        }

        Item {
            visible: sheet.wide
            width: sheet.picture
            height: width * 1.4

            // Next to the line under the pointer or with the keyboard focus.
            CardFace {
                visible: faceKey !== ""
                width: parent.width
                height: parent.height
                y: Math.max(0, Math.min(sheet.lineAt - height / 2, lists.height - height))
                faceKey: sheet.desk.cards[sheet.at]?.faceKey ?? ""
            }
        }

        SideboardList {
            width: sheet.half
            title: qsTr("Sideboard (%1)").arg(sheet.desk.beside)
            effect: qsTr("move one to the deck")
            cards: sheet.desk.cards
            part: "side"
            shownBy: "ofSide"
            onChosen: card => sheet.desk.toDeck(card)
            onLooked: (card, y) => sheet.look(card, y)
        }
    }

    buttons: [
        PlainButton {
            id: here

            visible: sheet.desk.covered
            text: qsTr("I'm %1").arg(sheet.desk.name)
            primary: true
            onClicked: sheet.desk.uncover()
        },
        PlainButton {
            id: goOn

            visible: !sheet.desk.covered
            text: qsTr("Done")
            primary: true
            enabled: sheet.desk.canGoOn
            onClicked: sheet.desk.goOn()
        },
        PlainButton {
            visible: !sheet.desk.covered
            text: qsTr("Reset")
            tooltip: qsTr("Put every card back where it was")
            enabled: sheet.desk.different
            onClicked: {
                sheet.desk.putBack();
                goOn.forceActiveFocus(Qt.TabFocusReason);
            }
        },
        PlainButton {
            text: qsTr("Back")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        }
    ]
}
