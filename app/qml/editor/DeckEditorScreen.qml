pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Duelogue

// The deck editor: the cards of the game beside the deck. A card goes in with Return, +, a double click or by dragging it
// to the deck, and out with −, a double click on its line or by dragging it away. Letters typed anywhere begin a new
// query.
FocusScope {
    id: screen

    required property DeckEditorModel deck
    // The cards to choose from.
    required property CardSearchModel search
    required property DeckStrengthModel strength
    readonly property bool joins: deck.joined > 1
    readonly property var notices: deck.notices
    // The open sheet: "hand" or "versions"; empty: none.
    property string sheet: ""
    property bool filtering: false
    property bool large: false
    property bool figures: false
    // Shows how good the deck is, in place of the cards and the deck.
    property bool measures: false
    // True after a card went in or out: the next letter begins a new query.
    property bool fresh: false
    readonly property real rim: Theme.px(width < 1200 ? 36 : 56)

    signal closed
    // Opens the position of a ruling (LessonController.beginRuling).
    signal tryWanted(string game, int index)

    function settle() {
        // After a ruling has been tried, its card is still open.
        if (large)
            return;
        screen.search.text = "";
        sheet = "";
        filtering = false;
        figures = false;
        measures = false;
        enter();
    }

    function enter() {
        if (joins)
            ready.enter();
        else
            field.takeFocus();
    }

    function add(card: string) {
        deck.add(card);
        fresh = true;
    }

    // Returns the part of the deck at a point of the scene, for a card from a part: that of a chip or of a section, or
    // where cards go in; -1 beside the deck.
    function partAt(at: point, from: int): int {
        for (let i = 0; i < chips.count; ++i) {
            const chip = chips.itemAt(i);
            if (chip?.contains(chip.mapFromItem(null, at.x, at.y)))
                return deck.parts[i].part;
        }
        if (!side.contains(side.mapFromItem(null, at.x, at.y)))
            return -1;
        const part = columns.visible ? columns.partAt(at) : -1;
        return part >= 0 ? part : from >= 0 ? from : deck.part;
    }

    function drop(card: string, from: int, at: point) {
        const to = partAt(at, from);
        if (from < 0 && to >= 0)
            deck.addTo(to, card);
        else if (from >= 0 && to < 0)
            deck.removeFrom(from, card);
        else if (from >= 0 && to !== from)
            deck.moveTo(from, to, card);
        fresh = true;
    }

    // The card of a line or of the wall, in its large view.
    function look(card: string) {
        if (screen.search.rowOfCard(card) < 0)
            screen.search.text = "";
        screen.search.current = screen.search.rowOfCard(card);
        large = screen.search.current >= 0;
    }

    function closeLarge() {
        large = false;
        wall.forceActiveFocus(Qt.TabFocusReason);
        wall.reveal();
    }

    function closeStrength() {
        measures = false;
        enter();
    }

    function goBack() {
        if (measures)
            closeStrength();
        else if (filtering)
            filtering = false;
        else
            leave();
    }

    // Takes a name that was typed without Return.
    function leave() {
        deck.rename(title.typed);
        closed();
    }

    // Handles a key for the card of the wall that has the focus.
    function pressOnWall(key: int): bool {
        const card = screen.search.nameAt(screen.search.current);
        if (card === "" || !wall.activeFocus)
            return false;
        if (key === Qt.Key_Plus)
            add(card);
        else if (key === Qt.Key_Minus)
            deck.remove(card);
        else if (key === Qt.Key_Slash)
            deck.moveOn(deck.part, card);
        else if (key === Qt.Key_Asterisk)
            deck.toggleMark(card);
        else
            return false;
        fresh = true;
        return true;
    }

    function passOn(event: var) {
        const isText = event.text.length === 1 && event.text > " " && event.text !== "\x7f";
        event.accepted = isText && !joins && !measures && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
        if (!event.accepted)
            return;
        if (fresh)
            screen.search.text = "";
        fresh = false;
        field.takeFocus();
        field.insert(event.text);
    }

    Component.onCompleted: if (visible) settle()
    onVisibleChanged: if (visible) settle()
    Keys.onEscapePressed: goBack()
    Keys.onLeftPressed: ArrowNavigation.step(content, -1, 0)
    Keys.onRightPressed: ArrowNavigation.step(content, 1, 0)
    Keys.onUpPressed: ArrowNavigation.step(content, 0, -1)
    Keys.onDownPressed: ArrowNavigation.step(content, 0, 1)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Find) && !joins && !measures)
            field.takeFocus();
        else if (event.matches(StandardKey.Copy))
            deck.copy();
        else if (event.matches(StandardKey.Paste))
            deck.paste();
        else if (measures || !pressOnWall(event.key))
            passOn(event);
    }

    Binding {
        target: screen.strength
        property: "active"
        value: screen.visible && screen.measures
    }

    CardDetails {
        id: details

        game: screen.search.game
        name: screen.large ? screen.search.nameAt(screen.search.current) : ""
    }

    Shortcut {
        sequence: KeyBindings.sequences.undo
        enabled: screen.visible && content.enabled
        onActivated: screen.deck.undo()
    }

    Shortcut {
        sequence: KeyBindings.sequences.redo
        enabled: screen.visible && content.enabled
        onActivated: screen.deck.redo()
    }

    FeltBackground {
        anchors.fill: parent
    }

    Layer {
        id: content

        anchors.fill: parent
        enabled: screen.sheet === "" && !screen.large
        Accessible.role: Accessible.Grouping

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: screen.rim
            anchors.rightMargin: screen.rim
            anchors.topMargin: Theme.px(30)
            anchors.bottomMargin: Theme.px(20)
            spacing: Theme.px(14)

            RowLayout {
                spacing: Theme.px(10)
                Layout.fillWidth: true

                PlainButton {
                    iconName: "return-arrow"
                    tooltip: qsTr("Close the deck (%1)").arg(KeyBindings.caps.cancel)
                    tooltipBelow: true
                    onClicked: screen.leave()
                }

                NameField {
                    id: title

                    text: screen.deck.name
                    label: qsTr("Deck name")
                    placeholder: qsTr("Deck name")
                    longest: 60
                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.letters(27) * 18
                    Layout.leftMargin: Theme.px(6)
                    onDone: (screen.joins ? columns : field).forceActiveFocus(Qt.TabFocusReason)
                    onActiveFocusChanged: if (!activeFocus) screen.deck.rename(typed)
                    Keys.onEscapePressed: event => {
                        event.accepted = typed !== text;
                        if (event.accepted)
                            begin();
                    }
                }

                Item {
                    Layout.fillWidth: true
                }

                DeckButton {
                    iconName: "anticlockwise-rotation"
                    tooltip: qsTr("Undo (%1)").arg(KeyBindings.caps.undo)
                    enabled: screen.deck.canUndo
                    onClicked: screen.deck.undo()
                }

                DeckButton {
                    iconName: "clockwise-rotation"
                    tooltip: qsTr("Redo (%1)").arg(KeyBindings.caps.redo)
                    enabled: screen.deck.canRedo
                    onClicked: screen.deck.redo()
                }

                DeckButton {
                    text: qsTr("Sample hand")
                    tooltip: qsTr("Draw a random opening hand")
                    onClicked: {
                        screen.deck.deal();
                        screen.sheet = "hand";
                    }
                }

                DeckButton {
                    text: qsTr("Versions")
                    tooltip: qsTr("Earlier states of this deck, and what changed")
                    onClicked: screen.sheet = "versions"
                }

                DeckButton {
                    text: qsTr("Random")
                    tooltip: qsTr("Replace all cards by those of a random deck (can be undone)")
                    visible: screen.deck.canMakeRandom
                    onClicked: screen.deck.makeRandom()
                }

                DeckButton {
                    text: qsTr("Copy")
                    tooltip: qsTr("Copy the deck list, ready for other programs")
                    onClicked: screen.deck.copy()
                }

                DeckButton {
                    text: qsTr("Paste")
                    tooltip: qsTr("Replace all cards by those of a deck list on the clipboard (can be undone)")
                    onClicked: screen.deck.paste()
                }
            }

            PlainText {
                visible: text !== ""
                text: screen.notices.join(" ")
                color: Theme.gold
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Layout.fillWidth: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            Item {
                id: halves

                readonly property real gap: Theme.px(28)
                readonly property real share: Math.round((width - gap) * .48)

                Layout.fillWidth: true
                Layout.fillHeight: true

                // The cards to choose from.
                ColumnLayout {
                    id: collection

                    visible: !screen.joins && !screen.measures
                    width: halves.share
                    height: parent.height
                    spacing: Theme.px(12)

                    QueryField {
                        id: field

                        cards: screen.search
                        undoes: false
                        z: 2
                        Layout.fillWidth: true
                        onDone: {
                            if (screen.search.count > 0)
                                screen.add(screen.search.nameAt(screen.search.current));
                            field.selectAll();
                        }
                        onUndoWanted: screen.deck.undo()
                        onRedoWanted: screen.deck.redo()
                        onWentDown: wall.forceActiveFocus(Qt.TabFocusReason)
                        onTyped: {
                            screen.search.current = 0;
                            screen.fresh = false;
                        }
                    }

                    RowLayout {
                        spacing: Theme.px(16)
                        Layout.fillWidth: true

                        PlainText {
                            readonly property bool wrong: screen.search.mistake !== "" && !screen.search.unfinished

                            text: screen.search.mistake === "" ? screen.search.countText : screen.search.mistake
                            color: wrong ? Theme.worse : Theme.soft
                            elide: Text.ElideRight
                            font.family: Theme.sans
                            font.pixelSize: Theme.letters(15)
                            Layout.fillWidth: true
                            Accessible.role: wrong ? Accessible.AlertMessage : Accessible.StaticText
                            Accessible.name: text
                        }

                        DeckButton {
                            text: screen.filtering ? qsTr("Show cards") : qsTr("Filters")
                            onClicked: screen.filtering = !screen.filtering
                        }
                    }

                    Item {
                        Layout.fillWidth: true
                        Layout.fillHeight: true

                        FilterPanel {
                            cards: screen.search
                            visible: screen.filtering
                            anchors.fill: parent
                        }

                        CardWall {
                            id: wall

                            cards: screen.search
                            visible: !screen.filtering
                            anchors.fill: parent
                            counts: screen.deck.counts
                            leastWidth: Math.max(Theme.px(150), 104)
                            doubled: true
                            carrier: carrier
                            pointed: field.activeFocus
                            onActivated: name => screen.add(name)
                            onOpened: name => screen.look(name)
                        }

                        PlainText {
                            anchors.centerIn: parent
                            width: parent.width * .7
                            visible: wall.visible && screen.search.count === 0
                            text: qsTr("No card matches.")
                            color: Theme.soft
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.WordWrap
                            font.family: Theme.serif
                            font.pixelSize: Theme.letters(22)
                            Accessible.role: Accessible.StaticText
                            Accessible.name: text
                        }
                    }
                }

                // The ready-made decks to choose from.
                ColumnLayout {
                    visible: screen.joins && !screen.measures
                    width: halves.share
                    height: parent.height
                    spacing: Theme.px(12)

                    PlainText {
                        text: screen.deck.joined === 2 ? qsTr("Choose two") : qsTr("Choose %1").arg(screen.deck.joined)
                        color: Theme.text
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Theme.letters(24)
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }

                    DeckGrid {
                        id: ready

                        decks: screen.deck.ready
                        chosen: screen.deck.chosen
                        joins: true
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        onPicked: index => screen.deck.toggleReady(index)
                    }
                }

                Rectangle {
                    anchors.fill: screen.measures ? strengthPanel : side
                    anchors.margins: -Theme.px(14)
                    radius: Theme.px(18)
                    color: Qt.alpha(Theme.panel, .62)
                    border.width: 1
                    border.color: Theme.line
                }

                // The deck.
                ColumnLayout {
                    id: side

                    visible: !screen.measures
                    x: halves.share + halves.gap
                    y: Theme.px(14)
                    width: halves.width - x - Theme.px(14)
                    height: parent.height - 2 * y
                    spacing: Theme.px(10)

                    Flow {
                        spacing: Theme.px(8)
                        Layout.fillWidth: true

                        Repeater {
                            id: chips

                            // The model is a number, so that chips and the keyboard focus survive a change.
                            model: screen.deck.parts.length

                            ChoiceChip {
                                required property int index
                                readonly property var part: screen.deck.parts[index] ?? ({name: "", part: 0, count: 0})

                                text: qsTr("%1: %2").arg(part.name).arg(part.count)
                                tooltip: qsTr("New cards go here")
                                oneStop: true
                                checked: screen.deck.part === part.part
                                onClicked: screen.deck.part = part.part
                            }
                        }

                        DeckButton {
                            visible: screen.deck.hasCosts && !screen.figures
                            text: qsTr("Sorted by: %1").arg(screen.deck.byCost ? screen.deck.costName : qsTr("Type"))
                            tooltip: qsTr("Sort the deck by %1 or by type").arg(screen.deck.costName)
                            onClicked: screen.deck.byCost = !screen.deck.byCost
                        }

                        DeckButton {
                            text: screen.figures ? qsTr("Show deck") : qsTr("Figures")
                            tooltip: qsTr("Costs, types and chances to draw cards")
                            onClicked: screen.figures = !screen.figures
                        }

                        DeckButton {
                            text: qsTr("Measure")
                            tooltip: qsTr("Win rates of the deck and of its cards, and changes that help")
                            onClicked: {
                                screen.measures = true;
                                strengthPanel.settle();
                            }
                        }
                    }

                    // Whether the deck is legal, and why not.
                    Repeater {
                        model: screen.deck.problems

                        DeckSentence {
                            required property var modelData

                            text: modelData.sentence
                            color: modelData.lack ? Theme.soft : Theme.worse
                        }
                    }

                    DeckSentence {
                        visible: screen.deck.legal
                        text: qsTr("✓ This deck is legal.")
                        color: Theme.better
                    }

                    DeckSentence {
                        visible: screen.deck.open && !screen.deck.legal && screen.deck.problems.length === 0
                        text: qsTr("Not legal: see the marked cards.")
                        color: Theme.worse
                    }

                    DeckColumns {
                        id: columns

                        deck: screen.deck
                        carrier: carrier
                        visible: !screen.figures
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        onOpened: card => screen.look(card)
                        onChangedOne: screen.fresh = true
                        onEmptied: screen.joins ? ready.enter() : field.takeFocus()
                        onLookedAt: (faceKey, y) => preview.show(faceKey, y)
                    }

                    FiguresPanel {
                        deck: screen.deck
                        visible: screen.figures
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                    }
                }

                StrengthPanel {
                    id: strengthPanel

                    strength: screen.strength
                    visible: screen.measures
                    anchors.fill: parent
                    anchors.margins: Theme.px(14)
                    onClosed: screen.closeStrength()
                }

                // The card of the line under the pointer or with the focus, beside the deck.
                CardFace {
                    id: preview

                    function show(key: string, y: real) {
                        faceKey = key;
                        middle = y;
                    }

                    property real middle: 0

                    visible: faceKey !== "" && columns.visible && !screen.measures && !carrier.carrying
                    faceKey: ""
                    width: Math.min(halves.share * .6, Math.max(Theme.px(300), 190))
                    height: width * 1.4
                    x: side.x - Theme.px(24) - width
                    // Below the query, which stays in sight.
                    y: Math.max(Theme.px(screen.joins ? 0 : 104), Math.min(halves.height - height, middle - height / 2))
                    z: 5
                }
            }
        }
    }

    CardCarrier {
        id: carrier

        anchors.fill: parent
        onDropped: (card, from, at) => screen.drop(card, from, at)
    }

    CardLargeView {
        anchors.fill: parent
        visible: screen.large
        cards: screen.search
        details: details
        onClosed: screen.closeLarge()
        onTryWanted: index => screen.tryWanted(screen.search.game, index)
    }

    SampleHandSheet {
        visible: screen.sheet === "hand"
        deck: screen.deck
        onClosed: screen.sheet = ""
    }

    DeckVersionsSheet {
        visible: screen.sheet === "versions"
        deck: screen.deck
        onClosed: screen.sheet = ""
    }

    component DeckButton: PlainButton {
        size: 14
        tooltipBelow: true
        implicitHeight: Math.max(Theme.px(38), 28)
    }

    component DeckSentence: PlainText {
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
