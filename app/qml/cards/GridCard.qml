pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A card in a grid.
Item {
    id: cell

    required property int index
    required property int cardId
    required property string faceKey
    required property string spoken
    required property bool legal
    required property bool chosen
    required property bool hinted
    required property bool isDefault
    required property bool choosing
    required property real face
    // The keyboard is at another card of the grid, and the space bar takes that.
    required property bool passedBy

    signal taken(int card)

    // What can't be taken can be read.
    readonly property bool walkable: true

    activeFocusOnTab: (legal && choosing) || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: spoken === "" ? qsTr("A hidden card") : spoken
    Accessible.focusable: true
    Accessible.onPressAction: if (legal) taken(cardId)
    Keys.onPressed: event => {
        const picked = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
        event.accepted = picked && legal;
        if (event.accepted)
            taken(cardId);
    }

    Rectangle {
        visible: cell.legal || cell.activeFocus
        anchors.fill: cardFace
        anchors.margins: -Theme.px(cell.activeFocus ? 5 : 3.5)
        radius: cardFace.width * .065 + Theme.px(3)
        color: "transparent"
        border.width: Theme.px(cell.activeFocus ? 5 : 3.5)
        border.color: cell.activeFocus ? Theme.text : Theme.gold
    }

    CardFace {
        id: cardFace

        anchors.centerIn: parent
        width: cell.face
        height: width * 1.4
        faceKey: cell.faceKey
        opacity: cell.legal || !cell.choosing ? 1 : .45
        scale: area.containsMouse && cell.legal ? 1.03 : 1
    }

    // What few cards have is made where it is wanted.
    Repeater {
        model: Theme.marked && cell.legal && cell.choosing ? 1 : 0

        ChoiceMark {
            anchors.horizontalCenter: cardFace.left
            anchors.verticalCenter: cardFace.top
        }
    }

    Repeater {
        model: cell.chosen ? 1 : 0

        Icon {
            name: "check-mark"
            tint: Theme.gold
            width: Theme.px(44)
            height: width
            anchors.centerIn: cardFace
        }
    }

    Repeater {
        model: cell.hinted ? 1 : 0

        HintMark {
            anchors.horizontalCenter: cardFace.right
            anchors.horizontalCenterOffset: -width * .3
            anchors.verticalCenter: cardFace.verticalCenter
        }
    }

    // What the space bar takes.
    Repeater {
        model: cell.isDefault && cell.choosing && !cell.passedBy ? 1 : 0

        Rectangle {
            anchors.horizontalCenter: cardFace.horizontalCenter
            anchors.verticalCenter: cardFace.bottom
            // Nothing of it is cut at the cell's edge.
            anchors.verticalCenterOffset: Math.min(height * .1, (cell.height - cardFace.height - height) / 2 - 1)
            width: cap.width + Theme.px(16)
            height: cap.height + Theme.px(10)
            radius: Theme.px(8)
            color: Theme.goldDeep

            Keycap {
                id: cap

                anchors.centerIn: parent
                label: KeyBindings.caps.golden
                ink: Theme.inkOnGold
            }
        }
    }

    MouseArea {
        id: area

        anchors.fill: cardFace
        hoverEnabled: true
        cursorShape: cell.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: if (cell.legal) cell.taken(cell.cardId)
    }
}
