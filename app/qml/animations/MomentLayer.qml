pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// A layer over the table that shows the current moment of a running match. A click skips to the next moment.
Item {
    id: moments

    required property TableModel table
    // Cards and arrows of the user's own action are not shown again.
    readonly property bool told: table.moment.shown && !table.moment.own
    // A ranking is always shown, even if it follows from the user's own action.
    readonly property bool ranked: table.moment.kind === Table.Moment.Ranked

    visible: table.moment.shown

    MouseArea {
        anchors.fill: parent
        onClicked: moments.table.showNext()
    }

    Repeater {
        model: moments.table.moment.marks

        MomentMark {
            time: moments.table.moment.time
            delay: moments.table.moment.strikes ? Theme.blow(time) : 0
        }
    }

    RankPanel {
        visible: moments.ranked
        ranks: moments.table.moment.ranks
        words: moments.table.moment.words
        x: moments.table.moment.panel.x
        y: moments.table.moment.panel.y
        width: moments.table.moment.panel.width
        height: moments.table.moment.panel.height
    }

    Repeater {
        model: moments.told || moments.ranked ? moments.table.moment.cards : null

        MomentCard {}
    }

    Repeater {
        model: moments.told ? moments.table.moment.arrows : null

        ArrowLine {}
    }

    TurnBanner {
        visible: moments.table.moment.kind === Table.Moment.Turn
        words: moments.table.moment.words
        turn: moments.table.turn
        mine: moments.table.myTurn && !moments.table.watching
        x: moments.table.layout.board.x
        y: moments.table.layout.board.y + (moments.table.layout.board.height - height) / 2
        width: moments.table.layout.board.width
    }

    // The announcement of a new turn and its player.
    component TurnBanner: Item {
        id: banner

        required property string words
        required property int turn
        required property bool mine

        height: Theme.px(128)

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                orientation: Gradient.Horizontal

                GradientStop { position: 0; color: Qt.alpha(Theme.banner, 0) }
                GradientStop { position: .25; color: Qt.alpha(Theme.banner, .9) }
                GradientStop { position: .75; color: Qt.alpha(Theme.banner, .9) }
                GradientStop { position: 1; color: Qt.alpha(Theme.banner, 0) }
            }
        }

        Column {
            anchors.centerIn: parent
            spacing: Theme.px(4)

            PlainText {
                text: banner.words
                color: banner.mine ? Theme.gold : Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(46)
                anchors.horizontalCenter: parent.horizontalCenter
            }

            PlainText {
                text: qsTr("Turn %1").arg(banner.turn)
                color: Theme.soft
                font.family: Theme.sans
                font.pixelSize: Theme.letters(18)
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
    }

    // A card shown large in the middle of the table. It glides from the hand of the player who shows it.
    component MomentCard: Item {
        id: shown

        required property string faceKey
        required property string name
        required property rect place
        required property point from
        property bool arrived: !Theme.motion

        x: arrived ? place.x : from.x - place.width / 2
        y: arrived ? place.y : from.y - place.height / 2
        width: place.width
        height: place.height
        scale: arrived ? 1 : .35
        Accessible.role: Accessible.Graphic
        Accessible.name: name
        Component.onCompleted: arrived = true

        Behavior on x {
            enabled: Theme.motion

            GlideAnimation {}
        }

        Behavior on y {
            enabled: Theme.motion

            GlideAnimation {}
        }

        Behavior on scale {
            enabled: Theme.motion

            GlideAnimation {}
        }

        Repeater {
            model: 3

            Rectangle {
                required property int index

                anchors.fill: shown
                anchors.margins: -Theme.px(5 + index * 6)
                radius: width * .06
                color: Qt.rgba(.02, .035, .03, .3)
            }
        }

        CardFace {
            anchors.fill: parent
            faceKey: shown.faceKey
        }
    }
}
