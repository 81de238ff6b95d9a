pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Duelogue

// The table of a match with everything on it. TableLayout (C++) computes all positions.
FocusScope {
    id: screen

    required property TableModel table
    required property ReplayModel replay
    required property LessonController lesson
    readonly property Item focused: Window.activeFocusItem
    readonly property bool plain: overlays.current === "" || overlays.seeThrough

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Alt)
            preview.near = true;
        if (overlays.besides)
            event.accepted = keys.press(event);
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Alt)
            preview.near = false;
    }
    // The key may be released in another window.
    Window.onActiveChanged: preview.near = false

    function lookAt(card: Item, key: string, notes: list<string>, now: bool) {
        preview.look(card, key, card.mapToItem(screen, 0, 0, card.width, card.height), notes, now);
    }

    // Opens an overlay. The help opens at the part of the table or the card that is looked at.
    function openOverlay(name: string) {
        if (name === "help") {
            overlays.helpFace = preview.shownKey;
            overlays.helpTerm = ShownTooltip.term;
        }
        overlays.open(name);
    }

    Connections {
        target: ShownTooltip
        enabled: screen.enabled

        function onTermAsked(term) {
            overlays.helpFace = "";
            overlays.helpTerm = term;
            overlays.wanted = "help";
        }
    }

    // Takes the keyboard focus away from items that have become invisible.
    Timer {
        id: settled

        interval: 0
        onTriggered: {
            if (screen.enabled && screen.focused && !screen.focused.visible)
                keys.forceActiveFocus();
        }
    }

    // Collects garbage while nothing moves, to keep it out of the next change.
    Timer {
        id: calm

        interval: Theme.glide + 60
        onTriggered: gc()
    }

    Binding {
        target: screen.table.layout
        property: "window"
        value: Qt.size(screen.width, screen.height)
        when: screen.width > 0 && screen.height > 0
    }

    Binding {
        target: screen.table.layout
        property: "handOrder"
        value: Preferences.hand
    }

    // The clock stands still in menus and while the window is hidden.
    Binding {
        target: screen.table.clock
        property: "held"
        value: !overlays.besides || screen.Window.visibility === Window.Hidden || screen.Window.visibility === Window.Minimized
    }

    Connections {
        target: screen.table

        function onShown() {
            // At a handover of the screen, the next player must not see the pinned card.
            if (screen.table.curtainName !== "")
                preview.letGo();
            preview.settle();
            overlays.settle();
            settled.restart();
            calm.restart();
        }
    }

    FeltBackground {
        z: -2
        anchors.fill: parent
    }

    Repeater {
        model: screen.table.seats

        DeckGlow {
            z: -2
        }
    }

    TurnGlow {
        z: -2
        place: screen.table.layout.turnLight
    }

    Layer {
        id: content

        anchors.fill: parent
        enabled: screen.plain
        Accessible.role: Accessible.Grouping

        Repeater {
            model: screen.table.items

            PendingItem {}
        }

        PhaseRail {
            table: screen.table
            x: screen.table.layout.phaseRail.x
            y: screen.table.layout.phaseRail.y
            width: screen.table.layout.phaseRail.width
            height: screen.table.layout.phaseRail.height
        }

        Repeater {
            model: screen.table.seats

            SeatPiles {
                table: screen.table
                onOpened: (seat, pile) => overlays.openPile(seat, pile)
            }
        }

        CommonPiles {
            table: screen.table
            x: screen.table.layout.commons.x
            y: screen.table.layout.commons.y
            z: 20
            onOpened: pile => overlays.openPile(-1, pile)
        }

        Repeater {
            model: screen.table.spaces

            CardSpace {}
        }

        Repeater {
            model: screen.table.columns

            ColumnProgress {}
        }

        Repeater {
            model: screen.table.groups

            SeatGroup {}
        }

        Repeater {
            id: cards

            model: screen.table.cards
            onItemRemoved: (index, item) => preview.lose(item)

            TableCard {
                table: screen.table
                onLookedAt: card => { if (faceKey !== "") screen.lookAt(card, faceKey, notes, activeFocus); }
                onLookedAway: card => preview.leave(card)
                onDoneWith: keys.forceActiveFocus()
                onPileWanted: card => overlays.openPileOf(card)
                onKeepWanted: card => {
                    if (faceKey !== "")
                        screen.lookAt(card, faceKey, notes, true);
                    preview.keep();
                }
            }
        }

        Repeater {
            model: screen.table.seats

            PileCounts {}
        }

        Repeater {
            model: screen.table.seats

            SeatPanel {
                table: screen.table
                z: 600
                onOpened: (seat, pile) => overlays.openPile(seat, pile)
            }
        }

        QuestionBar {
            visible: !paceBar.visible && !screen.replay.open && !screen.table.recap.open
            table: screen.table
            x: screen.table.layout.question.x
            y: screen.table.layout.question.y
            width: screen.table.layout.question.width
            height: screen.table.layout.question.height
            z: 500
            onSourceLookedAt: card => screen.lookAt(card, screen.table.question.sourceKey, [], false)
            onSourceLookedAway: card => preview.leave(card)
        }

        MomentLayer {
            table: screen.table
            width: screen.table.layout.column.x
            height: parent.height
            z: 5000
        }

        PaceBar {
            id: paceBar

            visible: wanted && !screen.replay.open && !screen.table.recap.open
            table: screen.table
            x: screen.table.layout.question.x
            y: screen.table.layout.question.y
            width: screen.table.layout.question.width
            height: screen.table.layout.question.height
            z: 5001
        }

        RecapBar {
            visible: screen.table.recap.open
            table: screen.table
            x: screen.table.layout.question.x
            y: screen.table.layout.question.y
            width: screen.table.layout.question.width
            height: screen.table.layout.question.height
            z: 5001
        }

        Repeater {
            model: screen.replay.open ? 1 : 0

            ReplayBar {
                table: screen.table
                replay: screen.replay
                x: screen.table.layout.question.x
                y: screen.table.layout.question.y
                width: screen.table.layout.question.width
                height: screen.table.layout.question.height
                z: 5001
                onBranchWanted: overlays.open("branch")
            }
        }

        NoticeStrip {
            words: screen.table.notice
            x: screen.table.layout.board.x + Theme.px(40)
            y: Theme.px(8)
            width: screen.table.layout.board.width - Theme.px(80)
            z: 5002
        }

        // The reason why the clicked card can't be used, above the card, for the time to read it.
        NoticeStrip {
            id: refusal

            readonly property rect card: screen.table.gesture.refusedPlace

            words: screen.table.gesture.refusal
            width: Math.min(oneLine, Theme.letters(15) * 26)
            x: Math.max(8, Math.min(screen.table.layout.column.x - width - 8, card.x + (card.width - width) / 2))
            y: Math.max(8, card.y - height - Theme.px(10))
            z: 5003

            Timer {
                running: refusal.visible
                interval: 1500 + 50 * refusal.words.length
                onTriggered: screen.table.gesture.forgetRefusal()
            }
        }

        // All arrows: from advancing cards, from guarding cards, and from sources to their targets.
        Item {
            anchors.fill: parent
            z: 480

            Repeater {
                model: screen.table.arrows

                ArrowLine {}
            }
        }

        CardPreview {
            id: preview

            game: screen.table.game
            column: screen.table.layout.column
            question: screen.table.layout.question
            columnFoot: column.footHeight
        }

        CardMenu {
            id: cardMenu

            table: screen.table
            anchor: screen.table.gesture.menuPlace
        }
    }

    Layer {
        z: -1
        enabled: overlays.besides
        x: screen.table.layout.column.x
        width: screen.table.layout.column.width
        height: screen.height
        Accessible.role: Accessible.Grouping

        SideColumn {
            id: column

            modes: overlays.modes
            covered: preview.covered

            anchors.fill: parent
            table: screen.table
            replay: screen.replay
            lesson: screen.lesson
            onKeyboardFreed: keys.forceActiveFocus()
            onCardPointedAt: (line, faceKey, now) => screen.lookAt(line, faceKey, [], now)
            onCardLeft: line => preview.leave(line)
            onKeepWanted: preview.keep()
            onHelpWanted: screen.openOverlay("help")
            onMenuWanted: overlays.open("menu")
        }
    }

    MatchKeys {
        id: keys

        table: screen.table
        replay: screen.replay
        lesson: screen.lesson
        reach: screen
        focus: true
        onOverlayWanted: name => screen.openOverlay(name)
        onPileWanted: other => overlays.openFirstPile(other)
        onPageWanted: way => column.pageLog(way)
        onKeepWanted: preview.keep()
    }

    Repeater {
        model: screen.lesson.open ? 1 : 0

        LessonRings {
            anchors.fill: parent
            z: 10001
            lesson: screen.lesson
            table: screen.table
            reach: screen
            visible: overlays.besides
        }
    }

    MatchOverlays {
        id: overlays

        table: screen.table
        replay: screen.replay
        lesson: screen.lesson
        anchors.fill: parent
        z: 10000
        onClosedAll: keys.forceActiveFocus()
    }

    // A fixed place for a card, engraved in the felt.
    component CardSpace: Rectangle {
        id: space

        required property rect at
        required property bool front
        required property bool aside

        x: at.x
        y: at.y
        width: at.width
        height: at.height
        radius: Theme.px(9)
        color: aside ? Qt.rgba(.05, .23, .2, .086) : Qt.rgba(0, 0, 0, .07)
        border.width: 1
        border.color: Qt.alpha(Theme.brass, Theme.clear ? .65 : front ? .3 : .2)
    }

    // A glow on a seat's side of the felt, in the colors of the seat's deck.
    component DeckGlow: Image {
        required property rect mat
        required property color tint
        required property string cloth

        visible: !Theme.clear && cloth !== "" && mat.width > 0
        x: mat.x
        y: mat.y
        width: mat.width
        height: mat.height
        source: visible ? "image://card/light/" + String(tint).slice(1) : ""
        sourceSize.width: 480
        sourceSize.height: 270
        opacity: .38
    }

    // A glow on the felt on the side of the active seat. It glides to the next active seat.
    component TurnGlow: Image {
        required property rect place

        visible: !Theme.clear && place.width > 0
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        source: visible ? "image://card/light/" + String(Theme.turnLight).slice(1) : ""
        sourceSize.width: 480
        sourceSize.height: 270
        opacity: .17

        Behavior on x { enabled: Theme.motion; NumberAnimation { duration: 3 * Theme.glide; easing.type: Easing.InOutQuad } }

        Behavior on y { enabled: Theme.motion; NumberAnimation { duration: 3 * Theme.glide; easing.type: Easing.InOutQuad } }
    }

    // A warning on the table, shown for as long as it applies.
    component NoticeStrip: Rectangle {
        id: strip

        required property string words
        // The width of the words in one line.
        readonly property real oneLine: text.implicitWidth + 2 * text.x

        visible: words !== ""
        height: text.implicitHeight + Theme.px(16)
        radius: Theme.px(10)
        color: Qt.alpha(Theme.notice, .95)
        border.width: 1
        border.color: Theme.danger
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words

        PlainText {
            id: text

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(16)
            width: parent.width - 2 * x
            text: strip.words
            color: Theme.text
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.sans
            font.pixelSize: Theme.letters(15)
        }
    }

    // The card counts of one seat's piles, drawn above the cards.
    component PileCounts: Item {
        id: seat

        required property RowModel piles

        z: 900

        Repeater {
            model: seat.piles

            PileCount {}
        }
    }

    // The card count of a pile, on the lower edge of the pile.
    component PileCount: Rectangle {
        id: badge

        required property int count
        required property rect at

        visible: count > 0 && at.width > 2
        x: at.x + (at.width - width) / 2
        y: at.y + at.height - height * .6
        z: 900
        width: Math.max(height * 1.3, label.implicitWidth + Theme.px(14))
        height: Math.round(Theme.letters(14) * 1.5)
        radius: height / 2
        color: Qt.alpha(Theme.tag, .93)
        border.width: 1
        border.color: Qt.alpha(Theme.soft, .33)

        BadgeText {
            id: label

            anchors.horizontalCenter: parent.horizontalCenter
            text: badge.count
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%n cards", "", badge.count)
            color: Theme.soft
            font.pixelSize: Theme.letters(13)
        }
    }
}
