pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The log, with the newest line at the bottom. The log follows new lines only while its end is visible. The arrow keys
// move line by line.
ListView {
    id: log

    required property TableModel table
    property bool following: true
    // True if choosing a line opens its position in the replay.
    property bool linked: false

    // The cards that the current line names.
    property list<string> currentCards

    signal linePressed(int line)
    // The pointer is over the name of a card in a line, or has left it. keepWanted() pins the card. With `now`, the card
    // is shown without delay.
    signal cardPointedAt(line: Item, faceKey: string, now: bool)
    signal cardLeft(line: Item)
    signal keepWanted

    // Enter opens the position of a line in a replay. Shift+Enter pins the first card that the line names.
    function press(event: var) {
        if (event.modifiers & Qt.ShiftModifier)
            return keepCard(event);
        event.accepted = linked && currentIndex >= 0;
        if (event.accepted)
            linePressed(currentIndex);
    }

    function keepCard(event: var) {
        event.accepted = currentIndex >= 0 && currentCards.length > 0;
        if (!event.accepted)
            return;
        cardPointedAt(currentItem, table.faceOf(currentCards[0]), true);
        keepWanted();
    }

    // Scrolls back (-1) or forward (1) by the visible height less one line.
    function page(way: int) {
        const step = height - Theme.letters(14) * 1.5;
        contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + way * step));
        following = atYEnd;
    }

    model: table.log
    spacing: Theme.px(6)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // Disables delegates outside the view: they would request lines that have been removed meanwhile, and Qt warns
    // about such requests.
    cacheBuffer: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    activeFocusOnTab: true
    currentIndex: -1
    highlightMoveDuration: 0
    onMovementEnded: following = atYEnd
    onActiveFocusChanged: currentIndex = activeFocus ? count - 1 : -1
    onCurrentIndexChanged: if (currentIndex >= 0) following = currentIndex === count - 1
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
    // In a replay, Up on the first line and Down on the last line must not change the turn.
    Keys.onUpPressed: event => event.accepted = linked && currentIndex <= 0
    Keys.onDownPressed: event => event.accepted = linked && currentIndex >= count - 1
    onCountChanged: settle.restart()
    onHeightChanged: settle.restart()
    onContentHeightChanged: settle.restart()

    // Waits until the new lines have their heights.
    Timer {
        id: settle

        interval: 0
        onTriggered: if (log.following) log.positionViewAtEnd()
    }

    // Fades out the uppermost line below the heading instead of clipping it.
    Rectangle {
        parent: log
        visible: !log.atYBeginning
        width: parent.width
        height: Theme.letters(14)
        z: 1
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.panel }
            GradientStop { position: 1; color: Qt.alpha(Theme.panel, 0) }
        }
    }

    delegate: Item {
        id: entry

        required property int index
        required property string line
        required property bool heading
        readonly property string pointedCard: words.pointedCard

        ListView.onIsCurrentItemChanged: if (ListView.isCurrentItem) log.currentCards = words.cards
        onPointedCardChanged: {
            if (pointedCard === "")
                log.cardLeft(entry);
            else
                log.cardPointedAt(entry, log.table.faceOf(pointedCard), false);
        }
        width: log.width
        height: words.implicitHeight + (heading ? Theme.px(10) : 0)
        Accessible.role: log.linked ? Accessible.Button : Accessible.ListItem
        Accessible.name: words.plain
        Accessible.focusable: true
        Accessible.onPressAction: if (log.linked) log.linePressed(index)

        Rectangle {
            visible: entry.activeFocus
            anchors.fill: parent
            radius: Theme.px(5)
            color: Qt.alpha(Theme.gold, .13)
            border.width: 1
            border.color: Theme.text
        }

        TapHandler {
            enabled: log.linked || entry.pointedCard !== ""
            cursorShape: Qt.PointingHandCursor
            onTapped: {
                if (entry.pointedCard !== "")
                    log.keepWanted();
                else
                    log.linePressed(entry.index);
            }
        }

        Rectangle {
            visible: entry.heading
            y: Theme.px(3)
            width: parent.width
            height: 1
            color: Theme.line
        }

        MarkedText {
            id: words

            anchors.bottom: parent.bottom
            width: parent.width
            markup: entry.line
            findsCards: true
            wrapMode: Text.WordWrap
            color: entry.heading ? Theme.text : Theme.soft
            lineHeight: 1.1
            font.family: entry.heading ? Theme.serif : Theme.sans
            font.bold: entry.heading
            font.pixelSize: Theme.letters(entry.heading ? 15 : 14)
        }
    }
}
