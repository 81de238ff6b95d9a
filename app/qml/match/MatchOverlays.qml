import QtQuick
import QtQuick.Layouts
import Duelogue

// The overlays of the table, at most one at a time. The handover curtain takes precedence over an overlay that the user
// has opened. The other overlays that the match requires wait until that one is closed.
Item {
    id: overlays

    required property TableModel table
    required property ReplayModel replay
    required property LessonController lesson
    // The modes of automatic passing, with their names.
    readonly property alias modes: asking.modes
    property string wanted: ""
    property string pileName: ""
    // The face of the card at which the help opens; empty: none.
    property string helpFace: ""
    // The name on the table at which the help opens; empty: none.
    property string helpTerm: ""
    property bool resultSeen: false
    // The result closes all open overlays.
    readonly property bool over: table.result.over
    readonly property bool seeThrough: picks.visible && picks.seeThrough
    // True while the column at the right can be used.
    readonly property bool besides: current === "" || picks.visible
    readonly property string current: table.curtainName !== "" ? "curtain"
                                      : wanted !== "" ? wanted
                                      : table.leaveTitle !== "" ? "leave"
                                      : table.result.sideboard.open ? "sideboard"
                                      : table.result.over && !resultSeen ? "result"
                                      : table.question.asked && table.question.picks.count > 0 ? "picks" : ""

    onCurrentChanged: {
        settings.open = current === "settings" || current === "keys" ? current : "";
        if (current === "")
            closedAll();
    }
    onOverChanged: close()

    signal closedAll

    function open(name: string) {
        wanted = wanted === name ? "" : name;
    }

    function close() {
        wanted = "";
    }

    // Opens the pile browser with a title from TableModel. An empty title means that the pile can't be opened.
    function browse(name: string) {
        if (name === "")
            return;
        pileName = name;
        wanted = "pile";
    }

    function openPile(seat: int, index: int) {
        browse(table.openPile(seat, index));
    }

    function openPileOf(card: int) {
        browse(table.openPileOf(card));
    }

    function openFirstPile(other: bool) {
        browse(table.openFirstPile(other));
    }

    // Adapts to a new position: closes the pile browser, and resets `resultSeen` if the match is not over.
    function settle() {
        if (!table.result.over)
            resultSeen = false;
        if (wanted === "pile")
            wanted = "";
    }

    Connections {
        target: overlays.table

        function onAgainWanted() {
            overlays.close();
        }
    }

    PickOverlay {
        id: picks

        visible: overlays.current === "picks"
        table: overlays.table
        reach: overlays.parent
    }

    HelpOverlay {
        visible: overlays.current === "help"
        game: overlays.table.game
        table: overlays.table
        lessonWords: overlays.lesson.words
        faceKey: overlays.helpFace
        term: overlays.helpTerm
        advances: overlays.table.advances
        guards: overlays.table.guards
        onClosed: overlays.close()
        onKeysWanted: overlays.open("keys")
        onLearnWanted: overlays.open("learn")
        onPrimerWanted: overlays.open("primer")
    }

    LearnSheet {
        visible: overlays.current === "learn"
        lesson: overlays.lesson
        game: overlays.table.game
        onClosed: overlays.close()
        onPrimerWanted: overlays.open("primer")
    }

    HowToPlaySheet {
        visible: overlays.current === "primer"
        game: overlays.table.game
        onClosed: overlays.close()
        onKeysWanted: overlays.open("help")
    }

    SettingsOverlay {
        id: settings

        onClosed: overlays.close()
    }

    MatchMenu {
        visible: overlays.current === "menu"
        table: overlays.table
        again: overlays.replay.open
        learning: overlays.lesson.open
        onClosed: overlays.close()
        onHelpWanted: overlays.open("help")
        onLearnWanted: overlays.open("learn")
        onSettingsWanted: overlays.open("settings")
        onAskingWanted: overlays.open("asking")
        onGiveUpWanted: overlays.open("giving up")
    }

    BranchSheet {
        visible: overlays.current === "branch"
        replay: overlays.replay
        onClosed: overlays.close()
    }

    AutoPassSheet {
        id: asking

        visible: overlays.current === "asking"
        table: overlays.table
        onClosed: overlays.close()
    }

    GiveUpQuestion {
        visible: overlays.current === "giving up"
        table: overlays.table
        onClosed: overlays.close()
    }

    TakeBackQuestion {
        visible: overlays.current === "leave"
        table: overlays.table
    }

    PileBrowser {
        visible: overlays.current === "pile"
        table: overlays.table
        name: overlays.pileName
        onClosed: overlays.close()
    }

    ResultScreen {
        visible: overlays.current === "result"
        table: overlays.table
        onClosed: overlays.resultSeen = true
        replayed: overlays.replay
        onReplayWanted: overlays.table.review()
        onAnalysisWanted: {
            // The replay closes these overlays.
            const replay = overlays.replay;
            overlays.table.review();
            if (replay.open)
                replay.ensureAnalysis();
        }
    }

    SideboardSheet {
        visible: overlays.current === "sideboard"
        desk: overlays.table.result.sideboard
    }

    HandoverCurtain {
        visible: overlays.current === "curtain"
        table: overlays.table
    }

    // The cards of a pile that may be looked at, the newest first.
    component PileBrowser: Overlay {
        id: browser

        required property TableModel table
        required property string name

        dim: .9
        Accessible.name: name
        onBeyond: y => cards.scrollBy(y)

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.px(30)
            spacing: Theme.px(12)

            PlainText {
                text: browser.name
                color: Theme.brass
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(24)
            }

            CardGrid {
                id: cards

                choosing: false
                model: browser.table.pile
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            PlainButton {
                text: qsTr("Close")
                keycap: KeyBindings.caps.cancel
                focus: true
                Layout.alignment: Qt.AlignHCenter
                onClicked: browser.closed()
            }
        }
    }

    component GiveUpQuestion: ConfirmSheet {
        required property TableModel table

        title: qsTr("Concede this match?")
        sentence: qsTr("This counts as a loss.")
        no: qsTr("Keep playing")
        yes: qsTr("Concede")
        onAgreed: {
            closed();
            table.concede();
        }
    }

    // With several people at one screen: asks another player to agree to an undo. The table is covered completely,
    // because another player's hand is on it.
    component TakeBackQuestion: ConfirmSheet {
        required property TableModel table

        dim: 1
        title: table.leaveTitle
        sentence: table.leaveSentence
        no: qsTr("Keep")
        yes: qsTr("Undo")
        onClosed: table.giveLeave(false)
        onAgreed: table.giveLeave(true)
    }

    // A confirmation before an action, away from the place of the click. The safe answer has the focus.
    component ConfirmSheet: Sheet {
        id: question

        required property string title
        property string sentence: ""
        required property string no
        required property string yes

        signal agreed

        upper: true
        preferredWidth: Theme.letters(460)
        Accessible.name: title
        onVisibleChanged: if (visible) stay.forceActiveFocus()

        SheetTitle {
            title: question.title
            sentence: question.sentence
        }

        buttons: [
            PlainButton {
                id: stay

                text: question.no
                keycap: KeyBindings.caps.cancel
                primary: true
                focus: true
                onClicked: question.closed()
            },
            PlainButton {
                text: question.yes
                onClicked: question.agreed()
            }
        ]
    }
}
