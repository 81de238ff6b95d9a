pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What is seen of a card on the table: its picture, the outline that says what it is good for now, and marks.
Item {
    id: body

    required property CardRoles card
    // How far it is above the table.
    property real lifted: 0
    readonly property string picture: drawing.picture
    readonly property int pixels: drawing.pixels
    readonly property real pictureWidth: drawing.width
    readonly property real pictureHeight: drawing.height
    readonly property real pictureTurned: drawing.rotation
    // A risen card fills the height of the hand, whatever its place in the fan, and goes no higher: the question is above.
    readonly property real lift: card.risen ? card.table.hand.y - card.placeY : 0
    readonly property bool marked: card.legal || card.aimed || card.advancing || card.guarding || card.touched
                                   || card.asking
    // What advances and is among one's own answers is red all the same; what another card may be put onto is not.
    readonly property color outline: card.aimed || (card.legal && (!card.advancing || card.table.aimed >= 0)) ? Theme.gold
                                     : card.advancing ? Theme.danger
                                     : card.guarding ? Theme.shield
                                     : card.asking ? Theme.asks : Theme.gold

    rotation: card.risen ? 0 : card.turned
    transformOrigin: Item.Bottom
    transform: Translate {
        y: body.lift

        Behavior on y { enabled: Theme.motion; NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    }

    Behavior on rotation { enabled: Theme.motion; Settle {} }

    Behavior on lifted { enabled: Theme.motion; NumberAnimation { duration: Theme.quick } }

    LiftShadow {
        lifted: body.lifted
        anchors.fill: parent
    }

    // Three soft frames make a glow without an effect that a plain renderer lacks.
    Repeater {
        model: body.marked ? 3 : 0

        Rectangle {
            required property int index
            readonly property real grow: Theme.px(index === 0 ? 3 : index === 1 ? 5.5 : 8)

            anchors.fill: parent
            anchors.margins: -grow
            radius: width * .065 + grow
            color: "transparent"
            opacity: (index === 0 ? 1 : index === 1 ? .32 : .14) * (body.card.touched && !body.card.legal ? .6 : 1)
            border.width: Theme.px(index === 0 ? (body.card.activeFocus || body.card.aimed ? 4.5 : 3) : 3)
            border.color: body.card.activeFocus && index === 0 ? Theme.text : body.outline
            antialiasing: true
        }
    }

    CardPicture {
        id: drawing

        anchors.centerIn: parent
        width: body.card.sideways ? parent.height : parent.width
        height: body.card.sideways ? parent.width : parent.height
        rotation: body.card.sideways ? 90 : 0
        picture: body.card.form === TableModel.Back ? "back"
                 : body.card.form === TableModel.Face ? "face/" + body.card.faceKey
                 : body.card.form === TableModel.Held ? "held/" + body.card.faceKey
                 : body.card.form === TableModel.Wide ? "wide/" + body.card.faceKey
                 : body.card.form === TableModel.Strip ? (body.card.narrow ? "plate/" : "strip/") + body.card.faceKey
                 : body.card.form === TableModel.FlatBack ? "flatback"
                 // A small tile has larger letters: its name must be read at the same distance.
                 : (width < Math.max(118, Theme.px(118)) ? "small/" : "tile/") + body.card.faceKey
        drawnWidth: body.card.sideways ? body.card.placeH : body.card.placeW

        Behavior on rotation { enabled: Theme.motion; Settle {} }
    }

    // Whoever laid it face-down knows what it is.
    Rectangle {
        readonly property bool flat: body.card.form === TableModel.FlatBack
        // What lies on it stands at its left end.
        readonly property real aside: flat && body.card.badges.count > 0 ? parent.height * .55 : 0

        visible: (flat || body.card.form === TableModel.Back) && !body.card.narrow && body.card.name !== ""
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: aside
        width: Math.min(parent.width - 2 * aside, known.implicitWidth + Theme.px(12))
        height: known.implicitHeight + Theme.px(6)
        radius: Theme.px(6)
        color: Qt.alpha(Theme.plate, .85)

        Text {
            id: known

            anchors.centerIn: parent
            width: body.width - Math.min(Theme.px(8), 3) - 2 * parent.aside
            horizontalAlignment: Text.AlignHCenter
            wrapMode: parent.flat ? Text.NoWrap : Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: parent.flat ? 1 : 3
            text: body.card.name
            color: Theme.plateText
            font.family: Theme.serif
            // On a back that stands, a word of nine letters has its line.
            font.pixelSize: Math.min(Theme.letters(12), Math.max(8, body.height * .55),
                                     parent.flat ? Theme.letters(12) : Math.max(7, body.width * .16))
        }
    }

    NarrowName {
        visible: body.card.narrow && body.card.name !== ""
        anchors.fill: parent
        anchors.margins: 2
        name: body.card.name
    }

    TileMarks {
        visible: body.card.form === TableModel.Tile
        anchors.fill: parent
        card: body.card
    }

    FlatMarks {
        visible: body.card.form === TableModel.Strip || body.card.form === TableModel.FlatBack
                 || (body.card.form === TableModel.Back && body.card.zone === TableModel.Board)
        anchors.fill: parent
        card: body.card
    }

    // Beside the name, which begins in that corner.
    ChoiceMark {
        visible: Theme.marked && body.card.legal
        x: -width * .5
        y: -height * .7
    }

    ChoiceMark {
        visible: Theme.marked && body.card.asking && !body.card.legal
        x: -width * .5
        y: -height * .7
        sign: "?"
        tint: Theme.asks
    }

    // From where it is lent, where the strip that is seen of it ends.
    Rectangle {
        visible: body.card.lent !== ""
        x: Theme.px(10)
        y: Theme.px(44)
        width: Theme.px(28)
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.plate, .9)
        border.width: 1
        border.color: Theme.brass

        Icon {
            anchors.centerIn: parent
            width: parent.width * .66
            height: width
            name: body.card.lent
            tint: Theme.brass
        }
    }

    // Beside the name, never over it.
    HintMark {
        visible: body.card.hinted
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: body.card.inHand ? parent.top : parent.bottom
        anchors.verticalCenterOffset: body.card.inHand ? -height * .2 : 0
    }

    Rectangle {
        visible: body.card.chosen || body.card.aimed || body.card.advancing || body.card.guarding
                 || (body.card.touched && !body.card.legal)
        anchors.right: parent.right
        anchors.rightMargin: -width * .25
        anchors.top: parent.top
        anchors.topMargin: -height * .4
        width: body.card.form === TableModel.Strip ? Math.min(Theme.px(26), parent.height * .62) : Theme.px(30)
        height: width
        radius: width / 2
        color: body.card.advancing ? Theme.advanceMark : body.card.guarding ? Theme.guardMark : Theme.goldDeep

        Icon {
            anchors.centerIn: parent
            width: parent.width * .66
            height: width
            name: body.card.advancing ? "crossed-swords" : body.card.guarding ? "shield" : "check-mark"
            tint: Theme.paper
        }
    }
}
