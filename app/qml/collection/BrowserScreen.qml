pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Duelogue

// All cards of a game: a query, filters beside it, and the cards found. A card opens large.
FocusScope {
    id: screen

    required property CardSearchModel cards
    // Maps with id, name and icon.
    required property var games
    // True while the large view of the current card is open.
    property bool large: false
    // In a narrow window, the filters cover the cards when they are wanted.
    readonly property bool narrow: width < Theme.letters(16) * 60
    property bool filtering: false
    readonly property Item focused: Window.activeFocusItem

    signal closed
    // Builds a new deck of a game.
    signal editWanted(string game)
    // Opens the position of a ruling (LessonController.beginRuling).
    signal tryWanted(string game, int index)

    function settle() {
        filtering = false;
        // After a ruling has been tried, its card is still open.
        if (large)
            return;
        field.takeFocus();
        wall.reveal();
    }

    function openCard() {
        large = cards.count > 0;
    }

    function closeCard() {
        large = false;
        wall.forceActiveFocus(Qt.TabFocusReason);
        wall.reveal();
    }

    // Letters that are typed beside the field go into it.
    function passOn(event: var) {
        const isText = event.text.length === 1 && event.text > " " && event.text !== "\x7f";
        event.accepted = isText && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
        if (!event.accepted)
            return;
        field.takeFocus();
        field.insert(event.text);
    }

    function goBack() {
        if (filtering)
            filtering = false;
        else
            closed();
    }

    Component.onCompleted: if (visible) settle()
    onVisibleChanged: if (visible) settle()
    Keys.onEscapePressed: goBack()
    Keys.onLeftPressed: ArrowNavigation.step(content, -1, 0)
    Keys.onRightPressed: ArrowNavigation.step(content, 1, 0)
    Keys.onUpPressed: ArrowNavigation.step(content, 0, -1)
    Keys.onDownPressed: ArrowNavigation.step(content, 0, 1)
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Find)) {
            field.takeFocus();
            event.accepted = true;
        } else {
            passOn(event);
        }
    }

    CardDetails {
        id: details

        game: screen.cards.game
        name: screen.large ? screen.cards.nameAt(screen.cards.current) : ""
    }

    FeltBackground {
        anchors.fill: parent
    }

    Layer {
        id: content

        anchors.fill: parent
        enabled: !screen.large
        Accessible.role: Accessible.Grouping

        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(56)
            anchors.rightMargin: Theme.px(56)
            anchors.topMargin: Theme.px(30)
            anchors.bottomMargin: Theme.px(20)
            spacing: Theme.px(14)

            RowLayout {
                spacing: Theme.px(16)
                Layout.fillWidth: true

                PlainButton {
                    iconName: "return-arrow"
                    tooltip: qsTr("Start screen (%1)").arg(KeyBindings.caps.cancel)
                    onClicked: screen.closed()
                }

                PlainText {
                    text: qsTr("Cards")
                    color: Theme.text
                    elide: Text.ElideRight
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.letters(40)
                    Layout.fillWidth: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                PlainButton {
                    text: qsTr("New deck")
                    tooltip: qsTr("Build a deck with these cards")
                    tooltipBelow: true
                    size: 14
                    onClicked: screen.editWanted(screen.cards.game)
                }

                Row {
                    spacing: Theme.px(10)
                    visible: screen.games.length > 1

                    Repeater {
                        model: screen.games

                        ChoiceChip {
                            required property var modelData

                            text: modelData.name
                            iconName: modelData.icon
                            oneStop: true
                            checked: screen.cards.game === modelData.id
                            onClicked: screen.cards.game = modelData.id
                        }
                    }
                }
            }

            QueryField {
                id: field

                cards: screen.cards
                z: 2
                Layout.fillWidth: true
                onDone: wall.forceActiveFocus(Qt.TabFocusReason)
                onWentDown: wall.forceActiveFocus(Qt.TabFocusReason)
            }

            // The number of cards found, or the mistake in the query; and the order of the cards.
            RowLayout {
                spacing: Theme.px(16)
                Layout.fillWidth: true

                PlainText {
                    readonly property bool wrong: screen.cards.mistake !== "" && !screen.cards.unfinished

                    text: screen.cards.mistake === "" ? screen.cards.countText : screen.cards.mistake
                    color: wrong ? Theme.worse : Theme.soft
                    elide: Text.ElideRight
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(15)
                    Layout.fillWidth: true
                    Accessible.role: wrong ? Accessible.AlertMessage : Accessible.StaticText
                    Accessible.name: text
                }

                PlainButton {
                    visible: screen.narrow
                    text: qsTr("Filters")
                    size: 14
                    onClicked: screen.filtering = !screen.filtering
                }

                SortRow {
                    cards: screen.cards
                }
            }

            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true

                FilterPanel {
                    id: filters

                    cards: screen.cards
                    visible: !screen.narrow || screen.filtering
                    width: screen.narrow ? parent.width : Math.max(Theme.px(264), 190)
                    height: parent.height
                }

                CardWall {
                    id: wall

                    cards: screen.cards
                    visible: !screen.narrow || !screen.filtering
                    anchors.fill: parent
                    anchors.leftMargin: screen.narrow ? 0 : filters.width + Theme.px(28)
                    onActivated: screen.openCard()
                    onOpened: screen.openCard()
                }

                PlainText {
                    anchors.centerIn: wall
                    width: wall.width * .7
                    visible: wall.visible && screen.cards.count === 0
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
    }

    CardLargeView {
        anchors.fill: parent
        visible: screen.large
        cards: screen.cards
        details: details
        onClosed: screen.closeCard()
        onTryWanted: index => screen.tryWanted(screen.cards.game, index)
    }

    // The fields by which the cards can be sorted. A click sorts by one, reverses the order, and ends it.
    component SortRow: Row {
        id: row

        required property CardSearchModel cards

        spacing: Theme.px(4)

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Sort by")
            color: Theme.faint
            rightPadding: Theme.px(6)
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
        }

        Repeater {
            model: row.cards.sortFields

            T.AbstractButton {
                id: key

                required property int index
                required property int field
                required property string name
                required property int order
                readonly property bool walkable: true
                readonly property string sign: order > 0 ? " ▲" : order < 0 ? " ▼" : ""

                implicitHeight: Math.max(Theme.px(30), 24)
                implicitWidth: implicitContentWidth + Theme.px(18)
                focusPolicy: Qt.TabFocus
                activeFocusOnTab: index === 0 || activeFocus
                hoverEnabled: true
                text: name
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Sort by %1").arg(name)
                Accessible.description: order > 0 ? qsTr("ascending") : order < 0 ? qsTr("descending") : ""
                Accessible.onPressAction: key.clicked()
                Keys.onReturnPressed: key.clicked()
                Keys.onEnterPressed: key.clicked()
                onClicked: row.cards.sortBy(field)

                contentItem: PlainText {
                    text: key.name + key.sign
                    color: key.order !== 0 ? Theme.inkOnChosen : Theme.soft
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(14)
                    Accessible.ignored: true
                }

                background: Rectangle {
                    radius: height / 2
                    color: key.order !== 0 ? Theme.chosen : key.hovered ? Theme.buttonHovered : "transparent"
                    border.width: key.visualFocus ? 2 : 0
                    border.color: Theme.gold
                }
            }
        }
    }
}
