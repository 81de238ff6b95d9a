pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// The seats around one box of decks. The players are at the top, and the seats choose in turn from the decks below.
ColumnLayout {
    id: table

    required property SetupModel setup
    // The seat for which the box is open.
    property int active: 0
    readonly property int count: setup.seatCount

    signal named

    function open(seat: int, byKey: bool) {
        active = seat;
        if (byKey)
            box.enter();
    }

    function add() {
        const byKey = adder.visualFocus;
        setup.addSeat();
        active = count - 1;
        if (byKey)
            (seats.itemAt(active) as SeatCard).nameIt();
    }

    // Removes a seat. The seats after it move up, so the last card is destroyed. If the focus was there, it moves to
    // the button that adds a seat.
    function take(seat: int, byKey: bool) {
        const lost = byKey || (seats.itemAt(count - 1)?.activeFocus ?? false);
        if (active >= seat)
            active = Math.max(0, active - 1);
        setup.takeSeat(seat);
        if (lost)
            adder.forceActiveFocus(Qt.TabFocusReason);
    }

    function walk(y: int): bool {
        if (y > 0)
            return !box.activeFocus && ArrowNavigation.enter(box, y);
        if (!box.activeFocus)
            return false;
        (seats.itemAt(active) as SeatCard).comeBack();
        return true;
    }

    spacing: Theme.px(18)
    onCountChanged: active = Math.min(active, Math.max(0, count - 1))
    Keys.onUpPressed: event => event.accepted = walk(-1)
    Keys.onDownPressed: event => event.accepted = walk(1)

    RowLayout {
        id: row

        spacing: Theme.px(18)
        Layout.fillWidth: true
        Layout.fillHeight: false
        // With enough room, the pictures of the chosen decks grow.
        Layout.preferredHeight: Math.max(implicitHeight, Math.min(implicitHeight * 1.4, table.height * .42))

        Repeater {
            id: seats

            model: table.count

            SeatCard {
                setup: table.setup
                choosing: table.active === index
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 100
                onNamed: table.named()
                onBoxWanted: byKey => table.open(index, byKey)
                onLeaves: byKey => table.take(index, byKey)
            }
        }

        AddSeat {
            id: adder

            visible: table.setup.canAddSeat
            Layout.fillHeight: true
            onClicked: table.add()
        }
    }

    SharedDecks {
        id: box

        setup: table.setup
        seat: table.active
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 120
    }

    // An empty seat at the table. Pressing it adds a player.
    component AddSeat: T.AbstractButton {
        id: button

        implicitWidth: Math.max(Theme.px(150), 76)
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        text: qsTr("Add player")
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: button.clicked()
        Keys.onReturnPressed: button.clicked()
        Keys.onEnterPressed: button.clicked()

        background: Rectangle {
            radius: Theme.px(22)
            color: Qt.alpha(Theme.panel, button.hovered ? .5 : .22)
            border.width: button.visualFocus ? 2 : 1
            border.color: button.visualFocus ? Theme.text : button.hovered ? Theme.brass : Theme.line
        }

        contentItem: Item {
            Column {
                anchors.centerIn: parent
                width: parent.width - Theme.px(20)
                spacing: Theme.px(8)

                PlainText {
                    width: parent.width
                    text: "+"
                    color: button.hovered ? Theme.text : Theme.brass
                    horizontalAlignment: Text.AlignHCenter
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(44)
                }

                PlainText {
                    width: parent.width
                    text: button.text
                    color: button.hovered ? Theme.text : Theme.soft
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(15)
                }
            }
        }
    }
}
