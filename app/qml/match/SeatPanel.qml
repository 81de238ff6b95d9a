pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The panel of one seat: name, value, counts, and resources. The seat can be a legal reply.
Item {
    id: seat

    required property TableModel table
    required property int index
    required property string name
    required property int value
    required property int expected
    required property real share
    required property RowModel facts
    required property RowModel pool
    required property string pip
    required property int amount
    required property int most
    required property string unit
    required property bool active
    required property bool asked
    required property bool thinking
    required property bool legal
    required property rect panel
    required property bool hinted
    required property string valueName
    required property string valueIcon
    required property bool danger
    required property int wins
    required property int winsNeeded
    required property int hue
    required property string role
    required property RowModel piles
    required property bool pilesInside
    // Symbols in addition to colors: for the active seat and for the color of the seat.
    readonly property string signs: !Theme.marked ? ""
                                    : (active ? "▶ " : "") + (hue < 0 ? "" : Theme.seatSign(hue) + " ")

    signal opened(int seat, int pile)

    x: panel.x
    y: panel.y
    width: panel.width
    height: panel.height
    activeFocusOnTab: legal || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: Theme.filled(qsTr("%1, %2 %3"), [role === "" ? name : Theme.filled(qsTr("%1 (%2)"), [name, role]), value, valueName])
                     + (expected === 0 ? "" : ", " + forecast.meaning)
                     + (winsNeeded > 0 ? ", " + qsTr("%1 of %2 wins").arg(wins).arg(winsNeeded) : "")
    Accessible.focusable: legal
    Accessible.onPressAction: table.gesture.clickSeat(index)
    Keys.onPressed: event => {
        const chosen = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = chosen && legal;
        if (event.accepted)
            table.gesture.clickSeat(index);
    }

    Connections {
        target: seat.table

        function onShown() {
            if (!seat.table.moment.shown)
                ring.show();
            else
                ring.change(seat.table.moment.strikes ? Theme.blow(seat.table.moment.time) : 0);
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: Qt.alpha(Theme.panel, .74)
        border.width: seat.legal ? Math.max(2, Theme.px(seat.activeFocus ? 4 : 3)) : 1
        border.color: seat.activeFocus ? Theme.text : seat.legal ? Theme.gold : seat.active ? Theme.turnRim : Theme.line
    }

    Rectangle {
        visible: seat.hue >= 0
        x: 1
        y: Theme.px(16)
        width: Theme.px(6)
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.seat(seat.hue)
    }

    ChoiceMark {
        visible: Theme.marked && seat.legal
        x: -width * .3
        y: -height * .3
    }

    ValueRing {
        id: ring

        x: Theme.px(13)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(parent.height - Theme.px(26), parent.width * .36)
        height: width
        value: seat.value
        share: seat.share
        icon: seat.valueIcon
        danger: seat.danger
        tint: seat.hue >= 0 ? Theme.seat(seat.hue) : Theme.brass

        HoverHandler {
            id: overRing
        }

        Tooltip {
            readonly property string meaning: GlossaryPages.meaning(seat?.table.game ?? "", seat?.valueName ?? "")

            text: seat.value + " " + seat.valueName + (seat.expected === 0 ? "" : "; " + forecast.meaning)
                  + (meaning === "" ? "" : "\n" + meaning)
            term: seat.valueName
            wanted: overRing.hovered
        }
    }

    // The expected change of the value.
    Rectangle {
        id: forecast

        readonly property string change: (seat.expected < 0 ? "−" : "+") + Math.abs(seat.expected)
        readonly property string meaning: qsTr("%1 expected").arg(change)

        visible: seat.expected !== 0
        anchors.horizontalCenter: ring.right
        anchors.horizontalCenterOffset: -Theme.px(6)
        y: ring.y - Theme.px(4)
        width: Math.max(height, amount.implicitWidth + Theme.px(12))
        height: Math.round(Theme.letters(20))
        radius: height / 2
        color: seat.expected < 0 ? Theme.lost : Theme.gained
        border.width: 1
        border.color: seat.expected < 0 ? Theme.lostRim : Theme.gainedRim

        BadgeText {
            id: amount

            anchors.horizontalCenter: parent.horizontalCenter
            text: forecast.change
            color: Theme.inkOnNumber
            font.pixelSize: Theme.letters(14)
        }
    }

    Column {
        id: words

        anchors.left: ring.right
        anchors.leftMargin: Theme.px(13)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(5)
        // Shrinks the content if large letters would make it higher than the panel.
        transformOrigin: Item.Left
        scale: Math.min(1, (parent.height - Theme.px(10)) / Math.max(1, implicitHeight))

        PlainText {
            width: parent.width - (won.visible ? won.width + Theme.px(8) : 0) - (clock.visible ? clock.width + Theme.px(8) : 0)
            text: seat.signs + (seat.role === "" ? seat.name : Theme.filled(qsTr("%1 · %2"), [seat.name, seat.role]))
            color: Theme.text
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(20)

            // The time that is left for decisions.
            Rectangle {
                id: clock

                readonly property var time: seat.table.clock.times[seat.index] ?? ({text: "", runs: false, low: false})

                visible: time.text !== ""
                x: words.width - width - (won.visible ? won.width + Theme.px(8) : 0)
                anchors.verticalCenter: parent.verticalCenter
                width: digits.implicitWidth + Theme.px(14)
                height: digits.implicitHeight + Theme.px(4)
                radius: height / 2
                color: time.low ? Theme.lost : time.runs ? Qt.alpha(Theme.gold, .22) : "transparent"
                border.width: 1
                border.color: time.low ? Theme.lostRim : time.runs ? Theme.gold : Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Time left: %1").arg(time.text)

                PlainText {
                    id: digits

                    anchors.centerIn: parent
                    text: clock.time.text
                    color: clock.time.low ? Theme.inkOnNumber : clock.time.runs ? Theme.text : Theme.soft
                    Accessible.ignored: true
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: Theme.letters(14)
                }
            }

            // The score in a series: a filled disc for each win, an empty ring for each win still needed.
            Row {
                id: won

                visible: seat.winsNeeded > 0
                x: words.width - width
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(5)

                Tooltip {
                    text: Theme.filled(qsTr("%1 of %2 wins"), [seat.wins, seat.winsNeeded])
                    wanted: pointed.hovered
                }

                HoverHandler {
                    id: pointed
                }

                Repeater {
                    model: seat.winsNeeded

                    Rectangle {
                        required property int index

                        width: Theme.letters(13)
                        height: width
                        radius: width / 2
                        color: index < seat.wins ? Theme.gold : "transparent"
                        border.width: Math.max(1, Theme.px(2))
                        border.color: index < seat.wins ? Theme.gold : Theme.faint
                    }
                }
            }
        }

        // Resources that are spent one by one, such as clicks, come first.
        Row {
            visible: seat.most > 0
            spacing: Theme.px(4)
            transformOrigin: Item.TopLeft
            scale: Math.min(1, words.width / Math.max(1, width))
            Accessible.role: Accessible.StaticText
            Accessible.name: left.plain

            HoverHandler {
                id: overClicks
            }

            Tooltip {
                id: left

                readonly property string plain: Theme.filled(qsTr("%1 of %2 %3 left"), [seat.amount, seat.most, seat.unit])
                readonly property string meaning: GlossaryPages.meaning(seat?.table.game ?? "", seat?.unit ?? "")

                text: plain + (meaning === "" ? "" : "\n" + meaning)
                term: seat.unit
                wanted: overClicks.hovered
            }

            Repeater {
                model: seat.most

                Pip {
                    required property int index

                    pip: seat.pip
                    side: Theme.letters(21)
                    opacity: index < seat.amount ? 1 : .2
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.px(11)

            Repeater {
                model: seat.facts

                FactLabel {
                    required of

                    owner: seat.name
                    game: seat?.table.game ?? ""
                }
            }

            Repeater {
                model: seat.pilesInside ? seat.piles : null

                FactLabel {
                    required property int index
                    required property string name
                    required property int count
                    required opens

                    number: count
                    tooltip: name
                    owner: seat.name
                    game: seat?.table.game ?? ""
                    onOpened: seat.opened(seat.index, index)
                }
            }
        }

        PlainText {
            visible: seat.pool.count === 0 && seat.most === 0 && (seat.thinking || seat.active)
            text: seat.thinking ? qsTr("is thinking…") : qsTr("active player")
            color: Theme.faint
            font.family: Theme.sans
            font.pixelSize: Theme.letters(12)
        }

        Row {
            visible: seat.pool.count > 0
            spacing: Theme.px(8)
            transformOrigin: Item.TopLeft
            scale: Math.min(1, words.width / Math.max(1, width))

            Repeater {
                model: seat.pool

                Row {
                    id: unspent

                    required property string pip
                    required property int amount
                    required property string name

                    spacing: Theme.px(3)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Unspent: %1 %2").arg(amount).arg(name)

                    Pip {
                        pip: unspent.pip
                        side: Theme.letters(17)
                    }

                    PlainText {
                        text: unspent.amount
                        color: Theme.text
                        Accessible.ignored: true
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: Theme.letters(14)
                    }
                }
            }
        }
    }

    MouseArea {
        anchors.fill: parent
        enabled: seat.legal
        cursorShape: Qt.PointingHandCursor
        onClicked: seat.table.gesture.clickSeat(seat.index)
    }

    HintMark {
        visible: seat.hinted
        anchors.horizontalCenter: ring.right
        anchors.verticalCenter: ring.bottom
        anchors.verticalCenterOffset: -height * .4
    }
}
