import QtQuick
import QtQuick.Layouts
import Duelogue

// The player at one seat, and the decks chosen for the seat from the box that all seats share.
FocusScope {
    id: seat

    required property SetupModel setup
    required property int index
    // True while the box is open for this seat.
    property bool choosing: false
    readonly property var modelData: setup.seats[index] ?? ({name: "", kind: 0, title: "", faces: [], canGo: false})
    readonly property var kind: setup.kinds[modelData.kind]
    readonly property real inset: Math.max(6, Theme.px(18))

    // Signals that Enter has finished the name.
    signal named
    // Requests the box for this seat, by a key or by a click.
    signal boxWanted(bool byKey)
    signal leaves(bool byKey)

    function nameIt() {
        person.nameIt();
    }

    // Takes the keyboard focus back from the box.
    function comeBack() {
        pair.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: column.implicitHeight + 2 * inset
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(index + 1)
    Keys.onLeftPressed: event => event.accepted = ArrowNavigation.step(seat, -1, 0)
    Keys.onRightPressed: event => event.accepted = ArrowNavigation.step(seat, 1, 0)
    Keys.onUpPressed: event => event.accepted = ArrowNavigation.step(seat, 0, -1)
    Keys.onDownPressed: event => event.accepted = ArrowNavigation.step(seat, 0, 1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(22)
        color: seat.choosing ? Qt.alpha(Theme.seatOpen, .94) : Qt.alpha(Theme.panel, .62)
        border.width: seat.choosing ? Math.max(2, Theme.px(2)) : 1
        border.color: seat.choosing ? Theme.brass : Theme.line
    }

    MouseArea {
        anchors.fill: parent
        onClicked: seat.boxWanted(false)
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: seat.inset
        spacing: Theme.px(11)

        SeatPlayer {
            id: person

            setup: seat.setup
            index: seat.index
            compact: true
            Layout.fillWidth: true
            onNamed: seat.named()

            PlainButton {
                id: cross

                visible: seat.modelData.canGo
                iconName: "cancel"
                tooltip: qsTr("Remove %1").arg(seat.modelData.name)
                size: 13
                implicitHeight: Math.max(Theme.px(34), 24)
                implicitWidth: implicitHeight
                onClicked: seat.leaves(cross.visualFocus)
            }
        }

        DeckPair {
            id: pair

            seatName: seat.modelData.name
            title: seat.modelData.title
            faces: seat.modelData.faces
            choosing: seat.choosing
            Layout.fillWidth: true
            Layout.fillHeight: true
            onClicked: seat.boxWanted(pair.visualFocus)
        }
    }
}
