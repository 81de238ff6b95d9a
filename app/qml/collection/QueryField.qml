pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The query with a mark at its mistake, and below it what can be typed at the cursor.
FocusScope {
    id: query

    required property CardSearchModel cards
    // The suggestions, and the chosen one; -1: none.
    property var suggestions: []
    property int chosen: -1
    property alias undoes: input.undoes

    // Return, without a chosen suggestion.
    signal done
    // The arrow key down, without suggestions.
    signal wentDown
    // The keys for undo and redo, unless they undo letters.
    signal undoWanted
    signal redoWanted
    // A person has changed the query.
    signal typed

    function takeFocus() {
        input.forceActiveFocus(Qt.TabFocusReason);
    }

    function insert(text: string) {
        input.insert(text);
        suggest();
    }

    // The next letter begins a new query.
    function selectAll() {
        input.selectAll();
        end();
    }

    // Between words, suggestions come only on demand.
    function suggest() {
        const inWord = /\S$/.test(cards.text.slice(0, input.cursor));
        suggestions = inWord ? cards.completions(input.cursor) : [];
        chosen = -1;
    }

    function offer() {
        suggestions = cards.completions(input.cursor);
        chosen = suggestions.length > 0 ? 0 : -1;
    }

    function accept(index: int) {
        const cursor = cards.complete(input.cursor, suggestions[index].text);
        input.text = cards.text;
        input.cursor = cursor;
        suggest();
    }

    function end() {
        suggestions = [];
        chosen = -1;
    }

    implicitHeight: input.implicitHeight
    Accessible.ignored: true
    onActiveFocusChanged: if (!activeFocus) end()
    Keys.onEscapePressed: event => {
        event.accepted = suggestions.length > 0;
        end();
    }
    Keys.onDownPressed: event => {
        if (suggestions.length > 0)
            chosen = Math.min(suggestions.length - 1, chosen + 1);
        else
            wentDown();
    }
    Keys.onUpPressed: event => {
        event.accepted = chosen >= 0;
        if (event.accepted)
            chosen -= 1;
    }
    Keys.onTabPressed: event => {
        event.accepted = chosen >= 0 || suggestions.length === 1;
        if (event.accepted)
            accept(Math.max(0, chosen));
    }
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Space && (event.modifiers & Qt.ControlModifier);
        if (event.accepted)
            offer();
    }

    SearchField {
        id: input

        anchors.fill: parent
        focus: true
        label: qsTr("Search cards")
        placeholder: qsTr("Name, or a condition such as %1").arg("cost<=2")
        markBegin: query.cards.mistakeBegin
        onUndoWanted: query.undoWanted()
        onRedoWanted: query.redoWanted()
        markEnd: query.cards.mistakeEnd
        marked: query.cards.mistake !== "" && !query.cards.unfinished
        onEdited: text => {
            query.cards.text = text;
            query.suggest();
            query.typed();
        }
        onDone: {
            if (query.chosen >= 0)
                query.accept(query.chosen);
            else
                query.done();
        }
        Component.onCompleted: text = query.cards.text
    }

    Connections {
        target: query.cards

        function onSearched() {
            if (input.text !== query.cards.text)
                input.text = query.cards.text;
        }
    }

    Rectangle {
        visible: query.suggestions.length > 0
        // Below the line with the mistake, if there is one.
        y: parent.height + (query.cards.mistake === "" ? Theme.px(4) : Theme.px(22) + Theme.letters(22))
        x: Math.max(0, Math.min(parent.width - width, input.cursorX - Theme.px(20)))
        width: Math.min(parent.width, Theme.letters(15) * 34)
        height: list.height + Theme.px(12)
        radius: Theme.px(10)
        color: Theme.sheet
        border.width: 1
        border.color: Theme.line
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Suggestions")

        Column {
            id: list

            x: Theme.px(6)
            y: Theme.px(6)
            width: parent.width - 2 * x

            Repeater {
                model: query.suggestions

                Suggestion {
                    required property var modelData
                    required property int index

                    word: modelData.text
                    meaning: modelData.meaning
                    lit: query.chosen === index
                    onPicked: query.accept(index)
                    onPointed: query.chosen = index
                }
            }
        }
    }

    component Suggestion: Rectangle {
        id: line

        required property string word
        required property string meaning
        required property bool lit

        signal picked
        signal pointed

        width: parent ? parent.width : 0
        height: Math.max(Theme.letters(15) * 2, 26)
        radius: Theme.px(6)
        color: lit ? Theme.buttonHovered : "transparent"
        Accessible.role: Accessible.ListItem
        Accessible.name: meaning === "" ? word : word + ", " + meaning
        Accessible.selected: lit
        Accessible.onPressAction: picked()

        PlainText {
            id: term

            x: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            text: line.word
            color: Theme.text
            font.family: Theme.sans
            font.weight: Font.Medium
            font.pixelSize: Theme.letters(15)
            Accessible.ignored: true
        }

        PlainText {
            anchors.left: term.right
            anchors.leftMargin: Theme.px(14)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            text: line.meaning
            color: Theme.faint
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
            Accessible.ignored: true
        }

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onPositionChanged: line.pointed()
            onClicked: line.picked()
        }
    }
}
