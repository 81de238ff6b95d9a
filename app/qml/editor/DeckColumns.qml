pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Duelogue

// The cards of the deck in sections, side by side in as many columns as fit. A line is a card with its copies.
FocusScope {
    id: columns

    required property DeckEditorModel deck
    // Drags lines with the mouse.
    required property CardCarrier carrier
    readonly property var sections: deck.sections
    readonly property real gap: Theme.px(20)
    readonly property int most: Math.max(1, Math.floor((view.width + gap) / (Math.max(Theme.letters(16) * 14, 190) + gap)))
    readonly property real columnWidth: Math.floor((view.width - (most - 1) * gap) / most)
    // Rises with every section that comes or goes, for `places`.
    property int turns: 0
    // The top left corner of each section. Each column is filled up to about the same height.
    readonly property list<point> places: {
        const heights = [];
        for (let i = 0; i < shown.count && turns >= 0; ++i)
            heights.push((shown.itemAt(i)?.height ?? 0) + gap);
        const target = heights.reduce((sum, height) => sum + height, 0) / most;
        const found = [];
        let column = 0;
        let y = 0;
        for (const height of heights) {
            if (y > 0 && y + height * .6 > target && column < most - 1) {
                column += 1;
                y = 0;
            }
            found.push(Qt.point(column * (columnWidth + gap), y));
            y += height;
        }
        return found;
    }
    // The place of the line that had the focus last, among all lines; the Tab key stops at that line.
    property int at: 0
    // The number of lines before each section, and of all lines.
    readonly property var starts: sections.reduce((sums, section) => sums.concat(sums[sums.length - 1] + section.cards.length), [0])
    readonly property int stop: Math.max(0, Math.min(at, starts[starts.length - 1] - 1))

    readonly property Item focused: Window.activeFocusItem

    // The line at this place gets the focus.
    signal focusWanted(int at)
    // A card is to be seen large.
    signal opened(string card)
    // A card went in, out or to another part.
    signal changedOne
    // The last line is gone.
    signal emptied
    // The line under the pointer or with the focus, and its middle; an empty key: none.
    signal lookedAt(string faceKey, real y)

    // Keeps the focus near its place if its line is gone.
    function settle() {
        if (focused !== columns)
            return;
        if (sections.length === 0)
            emptied();
        else
            focusWanted(stop);
    }

    // Returns the part of the deck at a point of the scene; -1 outside the sections.
    function partAt(at: point): int {
        for (let i = 0; i < shown.count; ++i) {
            const section = shown.itemAt(i);
            if (section?.contains(section.mapFromItem(null, at.x, at.y)))
                return sections[i].part;
        }
        return -1;
    }

    function reveal(line: Item) {
        const top = line.mapToItem(board, 0, 0).y;
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height,
                                             Math.max(top + line.height - view.height, Math.min(top - Theme.px(34), view.contentY))));
    }

    function press(line: var, event: var) {
        event.accepted = true;
        if (event.key === Qt.Key_Plus)
            deck.addTo(line.part, line.name);
        else if (event.key === Qt.Key_Minus || event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            deck.removeFrom(line.part, line.name);
        else if (event.key === Qt.Key_Slash)
            deck.moveOn(line.part, line.name);
        else if (event.key === Qt.Key_Asterisk)
            deck.toggleMark(line.name);
        else
            event.accepted = false;
        if (event.accepted)
            changedOne();
    }

    Accessible.ignored: true
    onSectionsChanged: later.restart()

    // Waits until the lines have changed.
    Timer {
        id: later

        interval: 0
        onTriggered: columns.settle()
    }

    Flickable {
        id: view

        anchors.fill: parent
        anchors.rightMargin: thumb.width + 3
        contentHeight: board.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards of the deck")

        T.ScrollBar.vertical: ScrollThumb {
            id: thumb

            parent: columns
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
        }

        Item {
            id: board

            width: view.width
            height: childrenRect.height

            Repeater {
                id: shown

                // The model is a number, so that lines and the keyboard focus survive a change of the deck.
                model: columns.sections.length
                onItemAdded: columns.turns += 1
                onItemRemoved: columns.turns += 1

                DeckSection {
                    required property int index

                    start: columns.starts[index] ?? 0
                    section: columns.sections[index] ?? ({title: "", part: 0, count: 0, cards: []})
                    width: columns.columnWidth
                    x: columns.places[index]?.x ?? 0
                    y: columns.places[index]?.y ?? 0
                }
            }
        }
    }

    PlainText {
        visible: columns.sections.length === 0
        anchors.centerIn: parent
        width: parent.width * .8
        text: columns.deck.joined > 1 ? qsTr("Choose decks to join.")
              : qsTr("Type the name of a card and press %1, double-click a card, or drag it here.").arg(KeyBindings.caps.choose)
        color: Theme.soft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.family: Theme.serif
        font.pixelSize: Theme.letters(20)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    component DeckSection: Column {
        id: section

        required property var section
        required property int start

        PlainText {
            width: parent.width
            text: qsTr("%1 (%2)").arg(section.section.title).arg(section.section.count)
            color: Theme.brass
            elide: Text.ElideRight
            bottomPadding: Theme.px(4)
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(17)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Repeater {
            model: section.section.cards.length

            DeckLine {
                required property int index

                card: section.section.cards[index] ?? ({name: "", count: 0, faceKey: "", spoken: "", cost: -1, problem: "", marked: false})
                part: section.section.part
                place: section.start + index
                width: section.width
            }
        }
    }

    // A card with its number of copies.
    component DeckLine: FocusScope {
        id: line

        required property var card
        required property int part
        required property int place
        readonly property string name: card.name
        readonly property bool walkable: true
        readonly property bool fixed: columns.deck.joined > 1
        readonly property bool lit: activeFocus || pointer.containsMouse

        function take() {
            if (fixed)
                return;
            columns.deck.removeFrom(part, name);
            columns.changedOne();
        }

        function look() {
            columns.lookedAt(line.lit ? line.card.faceKey : "", line.mapToItem(columns, 0, line.height / 2).y);
        }

        implicitHeight: row.height + (problem.visible ? problem.height + Theme.px(4) : 0)
        activeFocusOnTab: place === columns.stop || activeFocus
        Accessible.role: Accessible.Button
        Accessible.name: Theme.filled(qsTr("%1× %2"), [card.count, card.spoken])
        Accessible.description: [card.marked ? qsTr("marked") : "", card.problem].filter(part => part).join(", ")
        Accessible.focusable: true
        Accessible.onPressAction: forceActiveFocus(Qt.MouseFocusReason)
        onLitChanged: look()
        onActiveFocusChanged: {
            if (!activeFocus)
                return;
            columns.at = place;
            columns.reveal(line);
        }
        Keys.onReturnPressed: event => event.modifiers & Qt.ShiftModifier || fixed ? columns.opened(name) : take()
        Keys.onEnterPressed: event => event.modifiers & Qt.ShiftModifier || fixed ? columns.opened(name) : take()
        Keys.onPressed: event => columns.press(line, event)

        Connections {
            target: columns

            function onFocusWanted(at) {
                if (at === line.place)
                    line.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(6)
            color: line.lit ? Qt.alpha(Theme.brass, .2) : "transparent"
            border.width: line.activeFocus ? Math.max(2, Theme.px(2)) : 0
            border.color: Theme.text
        }

        MouseArea {
            id: pointer

            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            hoverEnabled: true
            onClicked: mouse => {
                line.forceActiveFocus(Qt.MouseFocusReason);
                if (mouse.button === Qt.RightButton)
                    columns.opened(line.name);
            }
            onDoubleClicked: line.take()
            onPressed: mouse => {
                if (!line.fixed)
                    columns.carrier.press(pointer, mouse, line.name, line.card.faceKey, line.part);
            }
            onPositionChanged: mouse => columns.carrier.move(pointer, mouse)
            onReleased: mouse => columns.carrier.release(pointer, mouse)
            onCanceled: columns.carrier.putBack()
            Component.onDestruction: if (pressed) columns.carrier.putBack()
        }

        Item {
            id: row

            width: parent.width
            height: Math.max(Theme.letters(28), 24)

            PlainText {
                id: count

                width: Theme.letters(26)
                height: parent.height
                text: line.card.count
                color: line.card.problem !== "" ? Theme.worse : Theme.gold
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Theme.letters(15)
                Accessible.ignored: true
            }

            PlainText {
                anchors.left: count.right
                anchors.leftMargin: Theme.px(10)
                anchors.right: parent.right
                anchors.rightMargin: line.lit && !line.fixed ? buttons.width + Theme.px(4) : Theme.px(8)
                height: parent.height
                text: (line.card.marked ? "★ " : "") + line.name
                color: line.card.problem !== "" ? Theme.worse : Theme.text
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.ignored: true
            }

            // The same as the keys, for the pointer.
            Row {
                id: buttons

                anchors.right: parent.right
                anchors.rightMargin: Theme.px(4)
                height: parent.height
                visible: line.lit && !line.fixed

                LineButton {
                    text: "★"
                    tooltip: line.card.marked ? qsTr("No longer show its chance to be drawn (%1)").arg(KeyBindings.caps.markCard)
                                              : qsTr("Show its chance to be drawn (%1)").arg(KeyBindings.caps.markCard)
                    onClicked: columns.deck.toggleMark(line.name)
                }

                LineButton {
                    visible: columns.deck.parts.length > 1
                    text: "⇄"
                    tooltip: qsTr("Move a copy between deck and sideboard (%1)").arg(KeyBindings.caps.moveCopy)
                    onClicked: columns.deck.moveOn(line.part, line.name)
                }

                LineButton {
                    text: "−"
                    tooltip: qsTr("Remove a copy (%1)").arg(KeyBindings.caps.removeCopy)
                    onClicked: columns.deck.removeFrom(line.part, line.name)
                }

                LineButton {
                    text: "+"
                    tooltip: qsTr("Add a copy (%1)").arg(KeyBindings.caps.addCopy)
                    onClicked: columns.deck.addTo(line.part, line.name)
                }
            }
        }

        PlainText {
            id: problem

            anchors.top: row.bottom
            x: Theme.letters(26) + Theme.px(10)
            width: parent.width - x - Theme.px(8)
            visible: text !== ""
            text: line.card.problem
            color: Theme.worse
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
            Accessible.ignored: true
        }
    }

    component LineButton: T.AbstractButton {
        id: button

        property string tooltip: ""

        width: height
        height: parent ? parent.height : 0
        focusPolicy: Qt.NoFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: tooltip
        Accessible.onPressAction: button.clicked()

        contentItem: PlainText {
            text: button.text
            color: button.hovered ? Theme.gold : Theme.soft
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.letters(16)
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: Theme.px(5)
            color: button.hovered ? Theme.buttonHovered : "transparent"
        }

        Tooltip {
            text: button.tooltip
            wanted: button.hovered
        }
    }
}
