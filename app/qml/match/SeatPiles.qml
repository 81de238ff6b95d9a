pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The piles of one seat.
Item {
    id: seat

    required property TableModel table
    required property int index
    required property string name
    required property RowModel piles
    required property string cloth

    signal opened(int seat, int pile)

    z: 20

    Repeater {
        model: seat.piles

        PileView {
            required property int index

            owner: seat.name
            cloth: seat.cloth
            game: seat?.table.game ?? ""
            onOpened: seat.opened(seat.index, index)
        }
    }

    // The place of a pile: a card back for a face-down pile, otherwise a bed. An empty pile shows its name. Screen
    // readers also get the count.
    component PileView: Item {
        id: pile

        required property string name
        required property string owner
        required property int count
        required property bool opens
        required property bool down
        required property rect at
        property string cloth: ""
        required property string game

        // The arrow keys reach the pile at the end of its row.
        readonly property string walkGroup: "board"
        readonly property bool walkLeaves: true
        readonly property bool walkable: opens

        signal opened

        x: at.x
        y: at.y
        width: at.width
        height: at.height
        z: 20
        visible: at.width > 2
        Accessible.role: opens ? Accessible.Button : Accessible.StaticText
        Accessible.name: Theme.filled(qsTr("%1, %2: %n cards", "", count), [owner, name])
        Accessible.focusable: opens
        Accessible.onPressAction: if (opens) opened()
        Keys.onReturnPressed: event => { event.accepted = opens; if (opens) opened(); }
        Keys.onEnterPressed: event => { event.accepted = opens; if (opens) opened(); }

        HoverHandler {
            id: pointer
        }

        Tooltip {
            text: GlossaryPages.explained(pile.game, pile.name)
            term: pile.name
            wanted: pointer.hovered || pile.activeFocus
        }

        // Frames the cards on the pile.
        Rectangle {
            visible: pile.activeFocus
            anchors.fill: parent
            anchors.margins: -border.width
            radius: width * .06 + border.width
            color: "transparent"
            border.width: Math.max(3, Theme.px(4.5))
            border.color: Theme.text
        }

        Rectangle {
            anchors.fill: parent
            radius: width * .06
            color: Qt.rgba(0, 0, 0, .133)
            border.width: 1
            border.color: Theme.line
        }

        CardBack {
            visible: pile.down && pile.count > 0
            cloth: pile.cloth
            anchors.fill: parent
        }

        PlainText {
            // In a narrow bed, the name is written upwards.
            readonly property bool narrow: pile.width < font.pixelSize * 5

            anchors.centerIn: parent
            visible: pile.count === 0
            rotation: narrow ? -90 : 0
            width: (narrow ? parent.height : parent.width) - 4
            horizontalAlignment: Text.AlignHCenter
            text: pile.name
            color: Theme.soft
            Accessible.ignored: true
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            font.family: Theme.sans
            font.pixelSize: Math.max(10, Theme.px(11))
        }

        MouseArea {
            anchors.fill: parent
            enabled: pile.opens
            cursorShape: Qt.PointingHandCursor
            onClicked: pile.opened()
        }
    }

    // A card back in the colors of its deck.
    component CardBack: CardPicture {
        property string cloth: ""

        picture: cloth === "" ? "back" : "back/" + cloth
        implicitHeight: width * 1.4
    }
}
