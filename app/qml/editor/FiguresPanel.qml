pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// The figures of the deck: its costs, types and colors, the chances to draw marked cards, and what joined decks share.
Flickable {
    id: panel

    required property DeckEditorModel deck
    readonly property var curve: visible ? deck.curve : []
    readonly property var odds: visible ? deck.odds : []
    readonly property var shared: visible ? deck.shared : []
    readonly property var chosen: visible ? deck.chosen : []
    // False if it makes no difference who begins.
    readonly property bool differ: odds.some(each => each.first !== each.second)
    readonly property bool wide: width > Theme.letters(16) * 34
    readonly property real half: wide ? (column.width - column.spacing) / 2 : column.width

    function percent(chance: real): string {
        return qsTr("%1%").arg(chance > 99.5 && chance < 100 ? "99" : Math.round(chance));
    }

    function scrollBy(y: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + y));
    }

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Figures")
    Accessible.focusable: true
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_Up)
            scrollBy(-height * .5);
        else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Down)
            scrollBy(height * .5);
        else
            event.accepted = false;
    }

    T.ScrollBar.vertical: ScrollThumb {}

    Flow {
        id: column

        width: panel.width - Theme.px(16)
        spacing: Theme.px(26)

        FigureGroup {
            title: panel.deck.costName
            visible: panel.curve.length > 0

            Row {
                id: stems

                readonly property int most: Math.max(1, ...panel.curve.map(bar => bar.cards))

                width: parent.width
                height: Math.max(Theme.px(130), 90)
                Accessible.role: Accessible.StaticText
                Accessible.name: panel.curve.map(bar => qsTr("%1: %2").arg(bar.name).arg(bar.cards)).join(", ")

                Repeater {
                    model: panel.curve.length

                    CurveBar {
                        required property int index

                        bar: panel.curve[index] ?? ({name: "", cards: 0})
                        most: stems.most
                        width: stems.width / Math.max(1, panel.curve.length)
                        height: stems.height
                    }
                }
            }
        }

        FigureGroup {
            title: qsTr("Types")

            BarList {
                bars: panel.visible ? panel.deck.types : []
            }
        }

        FigureGroup {
            title: qsTr("Colors")
            visible: colors.bars.length > 0

            BarList {
                id: colors

                bars: panel.visible ? panel.deck.colors : []
            }
        }

        FigureGroup {
            title: qsTr("Shared")
            visible: panel.shared.length > 0

            Pair {
                name: ""
                values: panel.chosen.map(index => panel.deck.ready[index]?.name ?? "")
                ink: Theme.faint
            }

            Repeater {
                model: panel.shared.length

                Pair {
                    required property int index
                    readonly property var value: panel.shared[index] ?? ({field: "", value: "", copies: []})

                    name: qsTr("%1: %2").arg(value.field).arg(value.value)
                    values: value.copies
                }
            }
        }

        FigureGroup {
            title: qsTr("Chances to draw")
            visible: panel.deck.joined === 1

            PlainText {
                width: parent.width
                text: panel.deck.marked.length === 0 ? qsTr("Mark cards of the deck with %1 to see the chance to draw them.").arg(KeyBindings.caps.markCard)
                      : panel.deck.marked.length === 1 ? qsTr("At least one %1 by the turn").arg(panel.deck.marked[0])
                                                       : qsTr("At least one of %1 by the turn").arg(panel.deck.marked.join(", "))
                color: Theme.soft
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Pair {
                visible: panel.differ
                name: ""
                values: [qsTr("on the play"), qsTr("on the draw")]
                ink: Theme.faint
            }

            Repeater {
                model: panel.odds.length

                Pair {
                    required property int index
                    readonly property var chance: panel.odds[index] ?? ({turn: 0, first: 0, second: 0})

                    name: chance.turn === 0 ? qsTr("Opening hand") : qsTr("Turn %1").arg(chance.turn)
                    values: panel.differ ? [panel.percent(chance.first), panel.percent(chance.second)] : [panel.percent(chance.first)]
                }
            }
        }

        FigureGroup {
            title: qsTr("Chances to draw all of them")
            visible: panel.deck.marked.length > 1

            Repeater {
                model: panel.deck.marked.length > 1 ? panel.odds.length : 0

                Pair {
                    required property int index
                    readonly property var chance: panel.odds[index] ?? ({turn: 0, eachFirst: 0, eachSecond: 0})

                    name: chance.turn === 0 ? qsTr("Opening hand") : qsTr("Turn %1").arg(chance.turn)
                    values: panel.differ ? [panel.percent(chance.eachFirst), panel.percent(chance.eachSecond)]
                                         : [panel.percent(chance.eachFirst)]
                }
            }
        }
    }

    component FigureGroup: Column {
        id: group

        required property string title

        width: panel.half
        spacing: Theme.px(5)

        PlainText {
            width: parent.width
            text: group.title
            color: Theme.brass
            elide: Text.ElideRight
            bottomPadding: Theme.px(4)
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(18)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    // The number of cards of one cost, above the cost.
    component CurveBar: Item {
        id: curveBar

        required property var bar
        required property int most

        Rectangle {
            id: stem

            anchors.bottom: label.top
            anchors.bottomMargin: Theme.px(3)
            x: parent.width * .14
            width: parent.width * .72
            height: curveBar.bar.cards === 0 ? 1 : Math.max(2, (parent.height - 2 * label.height - Theme.px(6)) * curveBar.bar.cards / curveBar.most)
            radius: Math.min(width, height) * .12
            color: curveBar.bar.cards === 0 ? Theme.line : Theme.brass
        }

        PlainText {
            visible: curveBar.bar.cards > 0
            anchors.bottom: stem.top
            anchors.horizontalCenter: stem.horizontalCenter
            text: curveBar.bar.cards
            color: Theme.text
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }

        PlainText {
            id: label

            anchors.bottom: parent.bottom
            anchors.horizontalCenter: stem.horizontalCenter
            text: curveBar.bar.name
            color: Theme.faint
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
        }
    }

    // Names with horizontal bars and numbers.
    component BarList: Column {
        id: list

        required property var bars
        readonly property int most: Math.max(1, ...list.bars.map(bar => bar.cards))

        width: parent ? parent.width : 0
        spacing: Theme.px(4)

        Repeater {
            model: list.bars.length

            RowLayout {
                id: entry

                required property int index
                readonly property var bar: list.bars[index] ?? ({name: "", cards: 0, pip: ""})

                width: list.width
                spacing: Theme.px(8)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(bar.name).arg(bar.cards)

                Repeater {
                    model: entry.bar.pip === "" ? 0 : 1

                    Pip {
                        pip: entry.bar.pip
                        side: Theme.letters(18)
                    }
                }

                PlainText {
                    text: entry.bar.name
                    color: Theme.soft
                    elide: Text.ElideRight
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(15)
                    Layout.preferredWidth: list.width * .42
                    Accessible.ignored: true
                }

                Item {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Theme.letters(15)

                    Rectangle {
                        width: Math.max(2, parent.width * entry.bar.cards / list.most)
                        height: parent.height
                        radius: Theme.px(3)
                        color: Theme.brass
                    }
                }

                PlainText {
                    text: entry.bar.cards
                    color: Theme.text
                    horizontalAlignment: Text.AlignRight
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(15)
                    Layout.preferredWidth: Theme.letters(15) * 2
                    Accessible.ignored: true
                }
            }
        }
    }

    // A name with one or two values at the right.
    component Pair: RowLayout {
        id: pair

        required property string name
        required property var values
        property color ink: Theme.text

        width: parent ? parent.width : 0
        spacing: Theme.px(8)
        Accessible.role: Accessible.StaticText
        Accessible.name: [name, ...values].filter(part => part !== "").join(", ")

        PlainText {
            text: pair.name
            color: Theme.soft
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Accessible.ignored: true
        }

        Repeater {
            model: pair.values

            PlainText {
                required property var modelData

                text: modelData
                color: pair.ink
                horizontalAlignment: Text.AlignRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Layout.preferredWidth: Math.max(implicitWidth, Theme.letters(15) * 4.5)
                Accessible.ignored: true
            }
        }
    }
}
