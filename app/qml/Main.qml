pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Duelogue

// The window: shows the start screen until a match begins. The program sets the size and position of the window.
Window {
    id: window

    required property TableModel table
    required property SetupModel setup
    required property MatchesModel matches
    required property LessonController lesson
    property bool playing: false
    // Screens outside a match: `browsing` shows the list of matches. `counting` shows the statistics, above the screen
    // from which they were opened.
    property bool browsing: false
    property bool counting: false
    // `collecting` shows the cards of a game, from the start screen. `offeredGame` is the start screen's game when they
    // were last opened.
    property bool collecting: false
    // The seat of the start screen for which a deck is edited; -1: none.
    property int editedSeat: -1
    property string offeredGame: ""

    function showCards() {
        const game = setup.games[setup.game]?.id ?? "";
        if (game !== offeredGame)
            collection.game = game;
        offeredGame = game;
        collecting = true;
    }

    // Edits a deck; an empty id begins a new one.
    function edit(seat: int, game: string, id: string) {
        editedSeat = seat;
        if (id === "" || !editor.openDeck(game, id, seat))
            editor.beginDeck(game);
    }

    color: Theme.felt
    title: "Duelogue"

    Binding {
        target: Theme
        property: "unit"
        value: Math.max(.4, Math.min(window.width / 1600, window.height / 900))
    }

    // A dropped file opens like a file named on the command line. The list of matches has a drop area of its own.
    DropArea {
        anchors.fill: parent
        enabled: !list.visible
        onDropped: drop => {
            if (drop.hasUrls)
                window.setup.openFile(drop.urls[0]);
        }
    }

    StartScreen {
        anchors.fill: parent
        setup: window.setup
        lesson: window.lesson
        visible: !window.playing && !window.browsing && !window.counting && !window.collecting && !editor.open
        focus: visible
        onCardsWanted: window.showCards()
        onQuitWanted: window.close()
        onMatchesWanted: window.browsing = true
        onStatisticsWanted: window.counting = true
    }

    MatchesScreen {
        id: list

        anchors.fill: parent
        matches: window.matches
        visible: !window.playing && window.browsing && !window.counting
        focus: visible
        onClosed: window.browsing = false
        onStatisticsWanted: window.counting = true
    }

    StatisticsScreen {
        anchors.fill: parent
        statistics: window.matches.statistics
        visible: !window.playing && window.counting
        focus: visible
        onClosed: window.counting = false
    }

    // Empty until the cards are first opened.
    CardSearchModel {
        id: collection
    }

    // Exists from the first time the cards are opened, so that they keep their place.
    Repeater {
        model: collection.game === "" ? 0 : 1

        BrowserScreen {
            anchors.fill: parent
            cards: collection
            games: window.setup.games
            visible: !window.playing && window.collecting && !editor.open
            focus: visible
            onClosed: window.collecting = false
            onTryWanted: (game, index) => window.lesson.beginRuling(game, index)
            onEditWanted: game => window.edit(-1, game, "")
        }
    }

    DeckEditorModel {
        id: editor

        onClosed: (game, id) => window.setup.takeEdited(window.editedSeat, game, id)
    }

    DeckStrengthModel {
        id: deckStrength

        deck: editor
    }

    CardSearchModel {
        id: choices

        game: editor.game
    }

    // Exists while a deck is edited.
    Repeater {
        model: editor.open ? 1 : 0

        DeckEditorScreen {
            anchors.fill: parent
            deck: editor
            search: choices
            strength: deckStrength
            visible: !window.playing
            focus: visible
            onClosed: editor.close()
            onTryWanted: (game, index) => window.lesson.beginRuling(game, index)
        }
    }

    // The match screen exists only during a match, so that its overlays close and its shortcuts end with the match.
    Repeater {
        model: window.playing ? 1 : 0
        onItemAdded: (index, item) => item.forceActiveFocus()

        MatchScreen {
            anchors.fill: parent
            table: window.table
            replay: window.matches.replay
            lesson: window.lesson
            focus: true
        }
    }

    Connections {
        target: window.table

        function onShown() {
            window.playing = true;
            window.counting = window.counting && window.matches.replay.open;
            window.browsing = window.matches.replay.open && (window.browsing || !window.counting);
            // After a ruling has been tried, its card is shown again.
            window.collecting = window.collecting && window.lesson.ruling;
            if (!window.lesson.ruling)
                editor.close();
        }

        function onLeaveWanted() {
            window.playing = false;
        }
    }

    Connections {
        target: window.setup

        function onEditWanted(seat, game, id) {
            window.edit(seat, game, id);
        }

        function onSightWanted() {
            editor.close();
            window.browsing = false;
            window.counting = false;
            window.collecting = false;
        }
    }

    Announcer {
        id: announcer

        table: window.table
        width: 1
        height: 1
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }

    Connections {
        target: window.matches.replay

        function onOpened() {
            announcer.forget();
        }

        function onMoved() {
            const replay = window.matches.replay;
            if (replay.open)
                announcer.sayTogether([replay.when, replay.asked, replay.played]);
        }
    }

    Connections {
        target: window.lesson

        function onSpoken(parts) {
            announcer.sayTogether(parts);
        }
    }

    Shortcut {
        sequence: KeyBindings.sequences.quit
        autoRepeat: false
        onActivated: window.close()
    }

    Shortcut {
        sequence: KeyBindings.sequences.screen
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
}
