pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The deck or the sideboard: one line for each card. Choosing a line moves one copy of its card to the other list.
Column {
    id: list

    required property string title
    // The effect of choosing a card, for screen readers.
    required property string effect
    required property var cards
    // Keys of a card's map: the number of copies in this list, and whether the card has a line here.
    required property string part
    required property string shownBy

    signal chosen(int card)
    signal looked(int card, real y)

    spacing: Theme.px(2)

    PlainText {
        width: parent.width
        text: list.title
        color: Theme.brass
        elide: Text.ElideRight
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.letters(19)
        bottomPadding: Theme.px(6)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        // The model is a number, so that lines and the keyboard focus survive a move of a card.
        model: list.cards.length

        SideboardLine {
            required property int index
            readonly property var card: list.cards[index] ?? ({})

            visible: card[list.shownBy] ?? false
            width: list.width
            count: card[list.part] ?? 0
            name: card.name ?? ""
            effect: list.effect
            onChosen: list.chosen(index)
            onLooked: list.looked(index, y + height / 2)
        }
    }

    // A card with its number of copies in this list.
    component SideboardLine: T.AbstractButton {
        id: line

        required property int count
        required property string name
        required property string effect
        readonly property bool any: count > 0

        signal chosen
        signal looked

        implicitHeight: Math.max(Theme.letters(30), 26)
        hoverEnabled: true
        focusPolicy: Qt.TabFocus
        Accessible.role: Accessible.Button
        Accessible.name: any ? Theme.filled(qsTr("%1 %2, %3"), [count, name, effect]) : Theme.filled(qsTr("%1 %2"), [count, name])
        Accessible.onPressAction: if (any) chosen()
        Keys.onReturnPressed: if (any) chosen()
        Keys.onEnterPressed: if (any) chosen()
        onClicked: if (any) chosen()
        onHoveredChanged: if (hovered) looked()
        onActiveFocusChanged: if (activeFocus) looked()

        background: Rectangle {
            radius: Theme.px(6)
            color: line.any && (line.hovered || line.activeFocus) ? Qt.alpha(Theme.brass, .22) : "transparent"
            border.width: line.activeFocus ? Math.max(2, Theme.px(2)) : 0
            border.color: Theme.text
        }

        contentItem: Row {
            leftPadding: Theme.px(8)
            spacing: Theme.px(10)

            PlainText {
                width: Theme.letters(26)
                height: parent.height
                text: line.count
                color: line.any ? Theme.gold : Theme.faint
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Theme.letters(16)
            }

            PlainText {
                width: parent.width - x - Theme.px(8)
                height: parent.height
                text: line.name
                color: line.any ? Theme.text : Theme.faint
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.pixelSize: Theme.letters(16)
            }
        }
    }
}
