pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Duelogue

// The start screen: the game, the players and their decks.
FocusScope {
    id: screen

    required property SetupModel setup
    required property LessonController lesson
    readonly property string game: setup.games[setup.game]?.id ?? ""
    property bool helping: false
    // The term at which the help opens; empty: none.
    property string helpTerm: ""
    property bool learning: false
    property bool reading: false
    property bool ruling: false
    property Item lastFocus: startButton
    readonly property bool plain: !helping && !learning && !reading && !setup.welcoming && settings.open === "" && !ruling && !setup.draft.open && setup.doubts.length === 0
    readonly property var rules: setup.options
    readonly property Item focused: Window.activeFocusItem
    // Three bands from top to bottom. Within each band, the arrow keys move by rows.
    readonly property var bands: [header, seats, footer]

    signal cardsWanted
    signal quitWanted
    signal matchesWanted
    signal statisticsWanted

    function closeSheets() {
        helping = false;
        learning = false;
        reading = false;
        settings.open = "";
        ruling = false;
    }

    function holds(band: Item, item: Item): bool {
        for (let above = item; above; above = above.parent) {
            if (above === band)
                return true;
        }
        return false;
    }

    function walk(x: int, y: int): bool {
        if (x !== 0)
            return ArrowNavigation.step(content, x, 0);
        for (let at = bands.findIndex(band => holds(band, focused)) + y; at >= 0 && at < bands.length; at += y) {
            if (ArrowNavigation.enter(bands[at], y))
                return true;
        }
        return false;
    }

    onHelpingChanged: if (!helping) helpTerm = ""
    onFocusedChanged: if (plain && focused && holds(content, focused)) lastFocus = focused
    onPlainChanged: if (plain && visible && lastFocus) lastFocus.forceActiveFocus()
    onVisibleChanged: {
        closeSheets();
        if (visible && plain && lastFocus)
            lastFocus.forceActiveFocus();
    }
    Keys.onLeftPressed: event => event.accepted = walk(-1, 0)
    Keys.onRightPressed: event => event.accepted = walk(1, 0)
    Keys.onUpPressed: event => event.accepted = walk(0, -1)
    Keys.onDownPressed: event => event.accepted = walk(0, 1)

    Connections {
        target: screen.setup

        function onSightWanted() {
            screen.closeSheets();
            screen.setup.endWelcome();
            screen.setup.dropDoubts();
        }
    }

    Connections {
        target: screen.lesson

        function onLeft() {
            screen.learning = true;
        }
    }

    Shortcut {
        sequence: KeyBindings.sequences.help
        enabled: screen.visible
        onActivated: screen.helping = !screen.helping && screen.plain
    }

    Shortcut {
        sequence: KeyBindings.sequences.startMatch
        autoRepeat: false
        enabled: screen.visible && screen.plain
        onActivated: {
            // Takes a name that was typed without Return.
            startButton.forceActiveFocus(Qt.ShortcutFocusReason);
            screen.setup.start();
        }
    }

    Shortcut {
        sequence: KeyBindings.sequences.cards
        autoRepeat: false
        enabled: screen.visible && screen.plain
        onActivated: screen.cardsWanted()
    }

    Shortcut {
        sequence: KeyBindings.sequences.matches
        autoRepeat: false
        enabled: screen.visible && screen.plain
        onActivated: screen.matchesWanted()
    }

    Shortcut {
        sequence: KeyBindings.sequences.statistics
        autoRepeat: false
        enabled: screen.visible && screen.plain
        onActivated: screen.statisticsWanted()
    }

    Shortcut {
        sequence: KeyBindings.sequences.settings
        enabled: screen.visible
        onActivated: settings.open = settings.open === "" && screen.plain ? "settings" : ""
    }

    FeltBackground {
        anchors.fill: parent
    }

    Layer {
        id: content

        anchors.fill: parent
        enabled: screen.plain
        Accessible.role: Accessible.Grouping

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(56)
            anchors.rightMargin: Theme.px(56)
            anchors.topMargin: Theme.px(30)
            anchors.bottomMargin: Theme.px(28)
            spacing: Theme.px(20)

            StartHeader {
                id: header

                setup: screen.setup
                room: screen.width - 2 * Theme.px(56)
                Layout.fillWidth: true
                // While its buttons still have labels, the header may not widen the page, which would paint its
                // pictures for one more width.
                Layout.minimumWidth: 0
                onCardsWanted: screen.cardsWanted()
                onHelpWanted: screen.helping = true
                onLearnWanted: screen.learning = true
                onQuitWanted: screen.quitWanted()
                onMatchesWanted: screen.matchesWanted()
                onStatisticsWanted: screen.statisticsWanted()
                onSettingsWanted: settings.open = "settings"
            }

            // Either a row of seats with decks of their own, or seats around one box, depending on the game.
            Item {
                id: seats

                Layout.fillWidth: true
                Layout.fillHeight: true

                Repeater {
                    model: screen.setup.oneBox ? 0 : 1

                    SeatRow {
                        anchors.fill: seats
                        setup: screen.setup
                        onNamed: startButton.forceActiveFocus(Qt.TabFocusReason)
                    }
                }

                Repeater {
                    model: screen.setup.oneBox ? 1 : 0

                    SeatTable {
                        anchors.fill: seats
                        setup: screen.setup
                        onNamed: startButton.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
            }

            RowLayout {
                id: footer

                spacing: Theme.px(16)
                Layout.fillWidth: true

                StartNotes {
                    setup: screen.setup
                    most: Math.max(1, Math.floor(screen.height * .12 / Theme.letters(20)))
                    Layout.fillWidth: true
                }

                PlainButton {
                    text: screen.setup.unusual ? qsTr("Match rules (customized)") : qsTr("Match rules")
                    iconName: "scales"
                    tooltip: screen.rules.map(rule => qsTr("%1: %2").arg(rule.name).arg(rule.valueWord))
                          .concat(screen.setup.series > 1 ? [qsTr("Best of %1").arg(screen.setup.series)] : [])
                          .concat(screen.setup.clockMinutes > 0 ? [qsTr("Clock: %1 min + %2 s")
                                      .arg(screen.setup.clockMinutes).arg(screen.setup.clockIncrement)] : [])
                          .join("\n")
                    implicitHeight: Math.max(Theme.px(58), 34)
                    onClicked: screen.ruling = true
                }

                PlainButton {
                    visible: screen.setup.canResume
                    text: qsTr("Resume match")
                    tooltip: screen.setup.resumeText
                    implicitHeight: Math.max(Theme.px(58), 34)
                    size: 18
                    onClicked: screen.setup.resume()
                }

                PlainButton {
                    id: startButton

                    // The button keeps the width that it has with its key. Otherwise the button beside it would move with
                    // the focus, and an arrow key could lead to either button.
                    property real widest: 0

                    text: qsTr("Start match")
                    keycap: activeFocus ? KeyBindings.caps.choose : ""
                    primary: true
                    focus: true
                    implicitHeight: Math.max(Theme.px(58), 34)
                    size: 20
                    Layout.preferredWidth: widest
                    onImplicitWidthChanged: widest = Math.max(widest, implicitWidth)
                    onClicked: screen.setup.start()
                }
            }
        }
    }

    Connections {
        target: ShownTooltip
        enabled: screen.visible

        function onTermAsked(term) {
            screen.reading = false;
            screen.helpTerm = term;
            screen.helping = true;
        }
    }

    HelpOverlay {
        visible: screen.helping
        game: screen.game
        term: screen.helpTerm
        onClosed: screen.helping = false
        onPrimerWanted: {
            screen.helping = false;
            screen.reading = true;
        }
        onLearnWanted: {
            screen.helping = false;
            screen.learning = true;
        }
        onKeysWanted: {
            screen.helping = false;
            settings.open = "keys";
        }
    }

    LearnSheet {
        visible: screen.learning
        lesson: screen.lesson
        game: screen.game
        onClosed: screen.learning = false
        onPrimerWanted: {
            screen.learning = false;
            screen.reading = true;
        }
    }

    WelcomeSheet {
        visible: screen.setup.welcoming
        setup: screen.setup
        onClosed: screen.setup.endWelcome()
        onLearnWanted: {
            screen.setup.endWelcome();
            screen.learning = true;
        }
    }

    HowToPlaySheet {
        visible: screen.reading
        game: screen.game
        onClosed: screen.reading = false
        onKeysWanted: {
            screen.reading = false;
            screen.helping = true;
        }
    }

    SettingsOverlay {
        id: settings
    }

    RulesSheet {
        visible: screen.ruling
        setup: screen.setup
        onClosed: screen.ruling = false
    }

    StartConfirmSheet {
        visible: screen.setup.doubts.length > 0
        setup: screen.setup
    }

    PasteSheet {
        visible: screen.setup.draft.open
        draft: screen.setup.draft
    }

    // A confirmation before a match with warnings. The focus is never on the button that starts the match.
    component StartConfirmSheet: Sheet {
        id: question

        required property SetupModel setup

        upper: true
        preferredWidth: Theme.letters(560)
        Accessible.name: heading.title
        onVisibleChanged: if (visible) (setup.canResume ? goOn : back).forceActiveFocus()
        onClosed: setup.dropDoubts()

        SheetTitle {
            id: heading

            title: qsTr("Start a new match?")
        }

        Repeater {
            model: question.setup.doubts

            PlainText {
                required property string modelData

                width: parent ? parent.width : 0
                text: modelData
                color: Theme.soft
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(16)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        buttons: [
            PlainButton {
                id: back

                text: qsTr("Back")
                keycap: KeyBindings.caps.cancel
                focus: true
                primary: !question.setup.canResume
                onClicked: question.closed()
            },
            PlainButton {
                id: goOn

                visible: question.setup.canResume
                text: qsTr("Resume match")
                primary: true
                onClicked: question.setup.resume()
            },
            PlainButton {
                text: qsTr("Start new match")
                onClicked: question.setup.startAnyway()
            }
        ]
    }
}
