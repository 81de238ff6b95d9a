pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The visible part of a card on the table: its picture, marks, and an outline for its current role.
Item {
    id: body

    required property CardRoles card
    // The height above the table, from 0 (on the table) to 1.
    property real lifted: 0
    readonly property string picture: drawing.picture
    readonly property int pixels: drawing.pixels
    readonly property real pictureWidth: drawing.width
    readonly property real pictureHeight: drawing.height
    readonly property real pictureTurned: drawing.rotation
    // A risen card fills the height of the hand, whatever its place in the fan. It stays below the question.
    readonly property real lift: card.risen ? card.table.layout.hand.y - card.placeY : 0
    readonly property string dye: card.cloth === "" ? "" : "/" + card.cloth
    readonly property bool flat: card.form === Table.Form.FlatBack
    readonly property bool marked: card.legal || card.aimed || card.advancing || card.guarding || card.touched
                                   || card.asking || card.activeFocus
    // An advancing card stays red even if it is a legal reply. While a clicked card waits for its target, legal targets
    // are gold, including advancing cards.
    readonly property color outline: card.aimed || (card.legal && (!card.advancing || card.table.gesture.aimed >= 0)) ? Theme.gold
                                     : card.advancing ? Theme.danger
                                     : card.guarding ? Theme.shield
                                     : card.asking ? Theme.asks
                                     : card.touched ? Theme.gold : Theme.text

    rotation: card.risen ? 0 : card.turned
    transformOrigin: Item.Bottom
    transform: Translate {
        y: body.lift

        Behavior on y { enabled: Theme.motion; NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
    }

    Behavior on rotation { enabled: Theme.motion; TurnAnimation {} }

    Behavior on lifted { enabled: Theme.motion; NumberAnimation { duration: Theme.quick } }

    LiftShadow {
        lifted: body.lifted
        anchors.fill: parent
    }

    // Three soft frames imitate a glow, because the software renderer lacks effects.
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
        picture: body.card.form === Table.Form.Back ? "back" + body.dye
                 : body.card.form === Table.Form.Face ? "face/" + body.card.faceKey
                 : body.card.form === Table.Form.Held ? "held/" + body.card.faceKey
                 : body.card.form === Table.Form.Wide ? "wide/" + body.card.faceKey
                 : body.card.form === Table.Form.Strip ? (body.card.narrow ? "plate/" : "strip/") + body.card.faceKey
                 : body.card.form === Table.Form.FlatBack ? "flatback" + body.dye
                 // A small tile has larger letters, so that its name is readable at the same distance.
                 : (width < Math.max(118, Theme.px(118)) ? "small/" : "tile/") + body.card.faceKey
        drawnWidth: body.card.sideways ? body.card.placeH : body.card.placeW

        Behavior on rotation { enabled: Theme.motion; TurnAnimation {} }
    }

    // Parts that few cards need are created on demand.
    Repeater {
        model: (body.flat || body.card.form === Table.Form.Back) && !body.card.narrow && body.card.name !== "" ? 1 : 0

        FaceDownName {
            // Badges are at the left end of the card.
            readonly property real aside: flat && body.card.badges.count > 0 ? body.height * .55 : 0

            anchors.centerIn: body
            anchors.horizontalCenterOffset: aside
            name: body.card.name
            flat: body.flat
            room: body.width - 2 * aside
            // On an upright back, a word of nine letters fits on one line.
            size: Math.min(Theme.letters(12), Math.max(8, body.height * .55), flat ? Infinity : Math.max(7, body.width * .16))
        }
    }

    Repeater {
        model: body.card.narrow && body.card.name !== "" ? 1 : 0

        NarrowName {
            anchors.fill: body
            anchors.margins: 2
            name: body.card.name
        }
    }

    TileMarks {
        visible: body.card.form === Table.Form.Tile
        anchors.fill: parent
        card: body.card
    }

    FlatMarks {
        visible: body.flat || body.card.form === Table.Form.Strip
                 || (body.card.form === Table.Form.Back && body.card.zone === Table.Zone.Board)
        anchors.fill: parent
        card: body.card
    }

    // At the corner where the name begins, without covering the name.
    Repeater {
        model: Theme.marked && (body.card.legal || body.card.asking) ? 1 : 0

        ChoiceMark {
            x: -width * .5
            // Lower on a back, which is without a name in that corner: the row above may extend down to the back.
            y: -height * (body.card.form === Table.Form.Back ? .15 : .7)
            sign: body.card.legal ? "◆" : "?"
            tint: body.card.legal ? Theme.gold : Theme.asks
        }
    }

    // The zone from which the card is lent, below the name, in the strip that stays visible.
    Repeater {
        model: body.card.lent === "" ? 0 : 1

        RoundIcon {
            x: Theme.px(10)
            y: Theme.px(44)
            side: Theme.px(28)
            color: Qt.alpha(Theme.plate, .9)
            border.width: 1
            border.color: Theme.brass
            icon: body.card.lent
            tint: Theme.brass
        }
    }

    // Beside the name, without covering it.
    Repeater {
        model: body.card.hinted ? 1 : 0

        HintMark {
            // Positioned without anchors, which would change while the mark is being removed.
            x: (body.width - width) / 2
            y: body.card.inHand ? -height * .7 : body.height - height / 2
        }
    }

    Repeater {
        model: body.card.chosen || body.card.aimed || body.card.advancing || body.card.guarding
               || (body.card.touched && !body.card.legal) ? 1 : 0

        RoundIcon {
            anchors.right: body.right
            anchors.rightMargin: -width * .25
            anchors.top: body.top
            anchors.topMargin: -height * .4
            side: body.card.form === Table.Form.Strip ? Math.min(Theme.px(26), body.height * .62) : Theme.px(30)
            color: body.card.advancing ? Theme.advanceMark : body.card.guarding ? Theme.guardMark : Theme.goldDeep
            icon: body.card.advancing ? "crossed-swords" : body.card.guarding ? "shield" : "check-mark"
            tint: Theme.paper
        }
    }

    // The shadow of a lifted card. It becomes longer and wider with the height.
    component LiftShadow: Image {
        required property real lifted

        visible: lifted > 0
        anchors.fill: parent
        anchors.margins: -Theme.px(6 + 16 * lifted)
        anchors.topMargin: Theme.px(14 * lifted)
        anchors.bottomMargin: -Theme.px(6 + 40 * lifted)
        source: visible ? "image://card/shadow" : ""
        sourceSize.width: 160
        sourceSize.height: 160
        opacity: .85 * lifted
    }

    // The name of a card in a narrow place, in two lines over almost the whole card.
    component NarrowName: Rectangle {
        id: plate

        required property string name

        radius: Theme.px(6)
        color: Qt.alpha(Theme.plate, .85)

        PlainText {
            anchors.fill: parent
            text: plate.name
            color: Theme.plateText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            maximumLineCount: 2
            lineHeight: .85
            fontSizeMode: Text.Fit
            minimumPixelSize: 7
            font.family: Theme.serif
            font.pixelSize: Math.min(Theme.letters(12), Math.max(8, plate.height * .46))
        }
    }

    // The name of a face-down card, for the player who knows the card.
    component FaceDownName: Rectangle {
        id: back

        required property string name
        required property bool flat
        // The maximum width.
        required property real room
        required property real size

        width: Math.min(room, known.implicitWidth + Theme.px(12))
        height: known.implicitHeight + Theme.px(6)
        radius: Theme.px(6)
        color: Qt.alpha(Theme.plate, .85)

        PlainText {
            id: known

            anchors.centerIn: parent
            width: back.room - Math.min(Theme.px(8), 3)
            horizontalAlignment: Text.AlignHCenter
            // A word that is too long for its line is drawn smaller instead of being broken.
            wrapMode: back.flat ? Text.NoWrap : Text.WordWrap
            fontSizeMode: back.flat ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: 5
            elide: Text.ElideRight
            maximumLineCount: back.flat ? 1 : 3
            text: back.name
            color: Theme.plateText
            font.family: Theme.serif
            font.pixelSize: back.size
        }
    }

    // The animation of a turning card: it overshoots a little and swings back.
    component TurnAnimation: NumberAnimation {
        duration: Theme.glide * 1.4
        easing.type: Easing.OutBack
        easing.overshoot: 2.4
    }

    // Marks over a card that lies flat or face-down: its figures at the right end, and its badges. They exist only while
    // visible.
    component FlatMarks: Item {
        id: marks

        required property CardRoles card
        readonly property bool lies: card.form !== Table.Form.Back
        readonly property real sign: card.narrow ? Math.max(12, height * .42)
                                     : lies ? Math.max(12, height * .56)
                                     : Math.max(13, Math.min(height * .2, width * .3))
        readonly property color tint: card.change === Table.Change.Up ? Theme.plateBetter
                                      : card.change === Table.Change.Down ? Theme.plateWorse : Theme.plateText

        Repeater {
            model: marks.visible && marks.card.form === Table.Form.Strip && marks.card.figures !== "" ? 1 : 0

            Rectangle {
                anchors.right: marks.right
                anchors.rightMargin: marks.card.narrow ? -3 : marks.height * .16
                // In a narrow place, at the lower edge below the name.
                y: marks.card.narrow ? marks.height - height * .6 : (marks.height - height) / 2
                width: Math.max(height * 1.15, figure.implicitWidth + height * .45)
                height: marks.card.narrow ? 14 : Math.round(marks.height * .62)
                radius: height * .3
                color: Qt.alpha(Theme.plate, .9)
                border.width: Math.max(1, height * .05)
                border.color: Qt.alpha(marks.tint, .75)

                BadgeText {
                    id: figure

                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Theme.changeSign(marks.card.change) + marks.card.figures
                    color: marks.tint
                    font.pixelSize: Math.max(10, parent.height * .66)
                }
            }
        }

        // Over the picture, or on the lower edge of a back.
        Row {
            x: marks.lies ? marks.height * .14 : (marks.width - width) / 2
            y: marks.card.narrow ? marks.height - height * .6
               : marks.lies ? (marks.height - height) / 2
               : marks.height - height - marks.sign * .4
            spacing: 2

            Repeater {
                model: marks.visible ? marks.card.badges : null

                Badge { side: marks.sign }
            }
        }
    }
}
