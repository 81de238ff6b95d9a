pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// The large view of the current card, with everything that is known about it. Left and right go to the cards before and
// after it in the result.
FocusScope {
    id: large

    objectName: "largeCard"

    required property CardSearchModel cards
    // The details of the current card.
    required property CardDetails details
    readonly property var terms: visible && details.faceKey !== "" && Language.spoken
                                 ? GlossaryPages.entriesOf(details.game, details.faceKey) : []
    readonly property var rulings: visible ? details.rulings : []
    readonly property bool wide: width > height * 1.05

    signal closed
    // Opens the position of a ruling; `index` is that of CardDetails.rulings.
    signal tryWanted(int index)

    function step(cards: int) {
        large.cards.current += cards;
        page.contentY = 0;
    }

    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y;
        page.contentY = Math.max(0, Math.min(page.contentHeight - page.height,
                                             Math.max(top + item.height - page.height, Math.min(top, page.contentY))));
    }

    function scrollBy(y: real) {
        page.contentY = Math.max(0, Math.min(page.contentHeight - page.height, page.contentY + y));
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: details.name
    onVisibleChanged: {
        if (!visible)
            return;
        page.contentY = 0;
        details.refresh();
        back.forceActiveFocus(Qt.TabFocusReason);
    }
    Keys.onEscapePressed: closed()
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: scrollBy(-Theme.letters(60))
    Keys.onDownPressed: scrollBy(Theme.letters(60))
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageUp)
            scrollBy(-page.height * .9);
        else if (event.key === Qt.Key_PageDown)
            scrollBy(page.height * .9);
        else if (event.key === Qt.Key_Home)
            step(-cards.current);
        else if (event.key === Qt.Key_End)
            step(cards.count - 1 - cards.current);
        else
            event.accepted = false;
    }

    FeltBackground {
        anchors.fill: parent
    }

    // Keeps the pointer from the wall below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(56)
        anchors.rightMargin: Theme.px(56)
        anchors.topMargin: Theme.px(30)
        anchors.bottomMargin: Theme.px(28)
        spacing: Theme.px(64)

        // The card, with the way to its neighbors below it.
        ColumnLayout {
            spacing: Theme.px(16)
            Layout.fillWidth: false
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(large.width * (large.wide ? .38 : .46), (large.height - Theme.px(140)) / 1.4)

            PlainButton {
                id: back

                iconName: "return-arrow"
                tooltip: qsTr("All cards (%1)").arg(KeyBindings.caps.cancel)
                tooltipBelow: true
                onClicked: large.closed()
            }

            CardFace {
                id: face

                faceKey: large.details.faceKey
                game: large.details.game
                Layout.fillWidth: true
                Layout.preferredHeight: width * 1.4
                Layout.leftMargin: Theme.px(8)
                Layout.rightMargin: Theme.px(8)
                Accessible.role: Accessible.StaticText
                Accessible.name: large.details.spoken
            }

            RowLayout {
                spacing: Theme.px(12)
                Layout.alignment: Qt.AlignHCenter

                PlainButton {
                    iconName: "previous-button"
                    tooltip: qsTr("Previous card (%1)").arg(KeyBindings.caps.left)
                    enabled: large.cards.current > 0
                    onClicked: large.step(-1)
                }

                PlainText {
                    text: qsTr("%1 of %2").arg(large.cards.current + 1).arg(large.cards.count)
                    color: Theme.faint
                    horizontalAlignment: Text.AlignHCenter
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(15)
                    Layout.minimumWidth: Theme.letters(15) * 5
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                PlainButton {
                    iconName: "next-button"
                    tooltip: qsTr("Next card (%1)").arg(KeyBindings.caps.right)
                    enabled: large.cards.current < large.cards.count - 1
                    onClicked: large.step(1)
                }
            }

            Item {
                Layout.fillHeight: true
            }
        }

        Flickable {
            id: page

            contentHeight: column.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true

            T.ScrollBar.vertical: ScrollThumb {}

            Column {
                id: column

                width: Math.min(page.width - Theme.px(20), Theme.letters(16) * 40)
                spacing: Theme.px(26)

                Column {
                    width: parent.width
                    spacing: Theme.px(4)

                    PlainText {
                        width: parent.width
                        text: large.details.name
                        color: Theme.text
                        wrapMode: Text.WordWrap
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Theme.letters(38)
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }

                    Line {
                        text: large.details.typeLine
                        color: Theme.soft
                    }
                }

                Section {
                    title: qsTr("Terms")
                    shown: large.terms.length > 0

                    Repeater {
                        model: large.terms

                        Term {
                            required property var modelData

                            term: modelData.term
                            meaning: modelData.meaning
                        }
                    }
                }

                Section {
                    title: qsTr("Rulings")
                    shown: large.rulings.length > 0

                    Repeater {
                        model: large.rulings

                        RulingLine {
                            required property var modelData

                            sentence: modelData.sentence
                            onTried: large.tryWanted(modelData.index)
                        }
                    }
                }

                Section {
                    title: qsTr("Decks with this card")

                    Line {
                        visible: large.details.decks.length === 0
                        text: qsTr("No deck contains this card.")
                    }

                    Repeater {
                        model: large.visible ? large.details.decks : []

                        Pair {
                            required property var modelData

                            name: modelData.own ? qsTr("%1 (yours)").arg(modelData.name) : modelData.name
                            value: modelData.copies
                        }
                    }
                }

                Section {
                    title: qsTr("Your results")

                    Line {
                        text: large.visible ? large.details.results : ""
                    }
                }

                Section {
                    title: qsTr("The card")

                    Repeater {
                        model: large.details.facts

                        Pair {
                            required property var modelData

                            name: modelData.name
                            value: modelData.value
                        }
                    }

                    Line {
                        visible: text !== ""
                        text: large.details.attribution
                        color: Theme.faint
                        topPadding: Theme.px(4)
                        font.pixelSize: Theme.letters(13)
                    }
                }
            }
        }
    }

    component Line: PlainText {
        width: parent ? parent.width : 0
        color: Theme.soft
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(16)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    component Section: Column {
        id: section

        required property string title
        property bool shown: true

        width: parent ? parent.width : 0
        spacing: Theme.px(8)
        visible: shown

        PlainText {
            width: parent.width
            text: section.title
            color: Theme.brass
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(20)
            bottomPadding: Theme.px(2)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    // A term with its meaning.
    component Term: Column {
        id: entry

        required property string term
        required property string meaning

        width: parent ? parent.width : 0
        spacing: Theme.px(2)
        bottomPadding: Theme.px(4)
        Accessible.role: Accessible.StaticText
        Accessible.name: term + ": " + meaning

        PlainText {
            text: entry.term
            color: Theme.text
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(17)
            Accessible.ignored: true
        }

        PlainText {
            width: parent.width
            text: entry.meaning
            color: Theme.soft
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
            Accessible.ignored: true
        }
    }

    // A ruling, whose position can be opened.
    component RulingLine: RowLayout {
        id: ruling

        required property string sentence

        signal tried

        width: parent ? parent.width : 0
        spacing: Theme.px(16)

        PlainText {
            text: ruling.sentence
            color: Theme.soft
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PlainButton {
            text: qsTr("Try it")
            tooltip: qsTr("Open its position on the table")
            size: 14
            Accessible.name: qsTr("Try it: %1").arg(ruling.sentence)
            onClicked: ruling.tried()
            onActiveFocusChanged: if (activeFocus) large.reveal(this)
        }
    }

    // A name with a value.
    component Pair: RowLayout {
        id: pair

        required property string name
        required property string value

        width: parent ? parent.width : 0
        spacing: Theme.px(16)
        Accessible.role: Accessible.StaticText
        Accessible.name: name + ": " + value

        PlainText {
            text: pair.name
            color: Theme.soft
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Accessible.ignored: true
        }

        PlainText {
            text: pair.value
            color: Theme.faint
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
            Layout.preferredWidth: Math.max(implicitWidth, Theme.letters(16) * 12)
            Accessible.ignored: true
        }
    }
}
