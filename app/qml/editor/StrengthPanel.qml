pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// How good the deck is: measured win rates against other decks and by card, and confirmed suggestions.
FocusScope {
    id: panel

    required property DeckStrengthModel strength
    // The shown part: "decks", "cards", "suggestions" or "choices".
    property string view: "decks"
    readonly property bool busy: strength.measuring || strength.suggesting
    readonly property bool measured: total.name !== undefined
    readonly property var total: visible ? strength.total : ({})
    readonly property bool wide: width > Theme.letters(15) * 52
    // The widths of the columns of numbers.
    readonly property real narrow: Theme.letters(15) * 5.6
    readonly property real pair: Theme.letters(15) * (wide ? 8.6 : 7.4)

    signal closed

    function settle() {
        views.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function nameOf(choices: var, value: string): string {
        return choices.find(choice => choice.value === value)?.name ?? "";
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(12)

        Flow {
            spacing: Theme.px(8)
            Layout.fillWidth: true

            PlainButton {
                text: qsTr("Show deck")
                size: 14
                implicitHeight: Math.max(Theme.px(38), 28)
                onClicked: panel.closed()
            }

            Repeater {
                id: views

                model: [
                    {name: qsTr("Decks"), value: "decks"},
                    {name: qsTr("Cards"), value: "cards"},
                    {name: qsTr("Suggestions"), value: "suggestions"},
                    {name: qsTr("Opponents and level"), value: "choices"}
                ]

                ChoiceChip {
                    required property var modelData

                    text: modelData.name
                    oneStop: true
                    checked: panel.view === modelData.value
                    onClicked: panel.view = modelData.value
                }
            }
        }

        // The choices, the button and the progress.
        RowLayout {
            visible: panel.view !== "choices"
            spacing: Theme.px(14)
            Layout.fillWidth: true

            ColumnLayout {
                spacing: Theme.px(2)
                Layout.fillWidth: true

                Sentence {
                    text: qsTr("Against: %1. Level: %2.").arg(panel.nameOf(panel.strength.opponentChoices, panel.strength.against))
                              .arg(panel.nameOf(panel.strength.levelChoices, panel.strength.level))
                    color: Theme.soft
                }

                Sentence {
                    readonly property string told: panel.view === "suggestions" ? panel.strength.suggestionStatus : panel.strength.status

                    text: panel.view !== "suggestions" && panel.strength.players !== "" ? qsTr("%1. %2").arg(panel.strength.players).arg(told) : told
                    visible: text !== ""
                    color: Theme.text
                }

                Sentence {
                    visible: panel.strength.outdated && panel.view !== "suggestions"
                    text: qsTr("These figures belong to the deck before your latest changes.")
                    color: Theme.gold
                }
            }

            PlainButton {
                id: start

                readonly property bool suggests: panel.view === "suggestions"

                text: panel.busy ? qsTr("Stop") : suggests ? qsTr("Find suggestions") : panel.strength.startText
                tooltip: panel.busy ? qsTr("Stop playing and keep the results") : suggests
                         ? qsTr("Play many matches with changed decks, in the background")
                         : qsTr("Play many matches with this deck, in the background")
                tooltipBelow: true
                primary: true
                size: 14
                enabled: panel.busy || panel.strength.ready
                Layout.alignment: Qt.AlignTop
                onClicked: {
                    if (panel.busy)
                        panel.strength.stop();
                    else if (suggests)
                        panel.strength.suggest();
                    else
                        panel.strength.measure();
                }
            }
        }

        Rectangle {
            visible: panel.busy && panel.view !== "choices"
            color: Theme.line
            radius: height / 2
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(3, Theme.px(5))
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Progress: %1%").arg(Math.round(panel.strength.progress * 100))

            Rectangle {
                width: parent.width * panel.strength.progress
                height: parent.height
                radius: height / 2
                color: Theme.gold
            }
        }

        // The win rates against all decks and against each.
        Heads {
            visible: deckTable.visible
            names: [qsTr("Win rate"), qsTr("On the play"), qsTr("On the draw"), qsTr("Turns")]
            widths: [panel.pair, panel.pair, panel.pair, panel.narrow]
        }

        RateTable {
            id: deckTable

            visible: panel.view === "decks" && panel.measured
            name: qsTr("Win rates by deck")
            // The first row is the sum.
            rows: visible ? [panel.total, ...panel.strength.opponents] : []

            delegate: Row {
                id: deckRow

                required property int index
                readonly property var row: deckTable.rows[index] ?? ({name: "", spoken: "", turns: "", all: {}, first: {}, second: {}})

                width: deckTable.width
                height: Theme.letters(15) * 2.9
                Accessible.role: Accessible.StaticText
                Accessible.name: row.spoken

                Name {
                    text: deckRow.row.name
                    bold: deckRow.index === 0
                    width: deckRow.width - 3 * panel.pair - panel.narrow
                    height: parent.height
                }

                Rate { rate: deckRow.row.all }
                Rate { rate: deckRow.row.first }
                Rate { rate: deckRow.row.second }

                Figure {
                    text: deckRow.row.turns
                    width: panel.narrow
                    height: parent.height
                }
            }
        }

        Heads {
            visible: cardTable.visible
            names: [qsTr("Opening hand"), qsTr("Drawn"), qsTr("Played"), qsTr("Never seen"), qsTr("Kept")]
            widths: [panel.pair, panel.pair, panel.pair, panel.pair, panel.narrow]
            lastTip: qsTr("Still in hand at the end")
        }

        RateTable {
            id: cardTable

            visible: panel.view === "cards" && panel.measured
            name: qsTr("Win rates by card")
            rows: visible ? panel.strength.cards : []

            delegate: Row {
                id: cardRow

                required property int index
                readonly property var row: cardTable.rows[index] ?? ({name: "", copies: 0, spoken: "", kept: "", rates: []})

                width: cardTable.width
                height: Theme.letters(15) * 2.9
                Accessible.role: Accessible.StaticText
                Accessible.name: row.spoken

                Name {
                    text: qsTr("%1 %2").arg(cardRow.row.copies).arg(cardRow.row.name)
                    width: cardRow.width - 4 * panel.pair - panel.narrow
                    height: parent.height
                }

                Repeater {
                    model: 4

                    Rate {
                        required property int index

                        rate: cardRow.row.rates[index] ?? ({})
                    }
                }

                Figure {
                    text: cardRow.row.kept
                    width: panel.narrow
                    height: parent.height
                }
            }
        }

        // Confirmed suggestions.
        ListView {
            id: found

            readonly property var rows: visible ? panel.strength.suggestions : []

            visible: panel.view === "suggestions"
            model: rows.length
            clip: true
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            T.ScrollBar.vertical: ScrollThumb {}

            delegate: RowLayout {
                id: entry

                required property int index
                readonly property var row: found.rows[index] ?? ({text: "", gain: "", details: ""})

                width: found.width - Theme.px(16)
                spacing: Theme.px(14)

                ColumnLayout {
                    spacing: 0
                    Layout.fillWidth: true

                    Sentence {
                        text: qsTr("%1: %2").arg(entry.row.text).arg(entry.row.gain)
                        color: Theme.text
                        font.weight: Font.Medium
                    }

                    Sentence {
                        text: entry.row.details
                        color: Theme.soft
                    }
                }

                PlainButton {
                    text: qsTr("Apply")
                    tooltip: qsTr("Change the deck like this (can be undone)")
                    size: 14
                    enabled: panel.strength.suggestionsFit
                    Accessible.name: qsTr("Apply: %1").arg(entry.row.text)
                    onClicked: panel.strength.apply(entry.index)
                }
            }
        }

        // The opponents and the level.
        Flickable {
            visible: panel.view === "choices"
            contentHeight: choices.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            T.ScrollBar.vertical: ScrollThumb {}

            Column {
                id: choices

                width: parent.width - Theme.px(16)
                spacing: Theme.px(12)

                ChoiceGroup {
                    title: qsTr("Level of both sides")
                    sentence: qsTr("Automatic: the strongest level that plays at least 20 matches a minute on this computer.")
                    values: panel.visible ? panel.strength.levelChoices : []
                    value: panel.strength.level
                    onChosen: value => panel.strength.level = value
                }

                ChoiceGroup {
                    title: qsTr("Opponents")
                    values: panel.visible ? panel.strength.opponentChoices : []
                    value: panel.strength.against
                    onChosen: value => panel.strength.against = value
                }
            }
        }

        Item {
            visible: !panel.measured && (panel.view === "decks" || panel.view === "cards")
            Layout.fillWidth: true
            Layout.fillHeight: true

            Sentence {
                anchors.centerIn: parent
                width: parent.width * .7
                text: qsTr("Measure how often this deck wins, and what each card does for it. You can go on editing meanwhile.")
                horizontalAlignment: Text.AlignHCenter
                color: Theme.soft
                font.family: Theme.serif
                font.pixelSize: Theme.letters(20)
            }
        }
    }

    component Sentence: PlainText {
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    component ChoiceGroup: Column {
        id: group

        required property string title
        property string sentence: ""
        required property var values
        required property string value

        signal chosen(value: string)

        width: parent ? parent.width : 0
        spacing: Theme.px(8)

        PlainText {
            text: group.title
            color: Theme.brass
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(18)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Sentence {
            visible: text !== ""
            width: parent.width
            text: group.sentence
            color: Theme.soft
        }

        Flow {
            width: parent.width
            spacing: Theme.px(8)

            Repeater {
                // The model is a number, so that chips and the keyboard focus survive a change of their names.
                model: group.values.length

                ChoiceChip {
                    required property int index
                    readonly property var choice: group.values[index] ?? ({name: "", value: ""})

                    text: choice.name
                    oneStop: true
                    checked: group.value === choice.value
                    onClicked: group.chosen(choice.value)
                }
            }
        }
    }

    // Rows of figures. It scrolls with the keys.
    component RateTable: ListView {
        id: table

        required property string name
        required property var rows

        function scrollBy(y: real) {
            contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + y));
        }

        model: rows.length
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        activeFocusOnTab: interactive
        Layout.fillWidth: true
        Layout.fillHeight: true
        Accessible.role: Accessible.List
        Accessible.name: name
        Accessible.focusable: true
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_PageUp || event.key === Qt.Key_Up)
                scrollBy(-height * .5);
            else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Down)
                scrollBy(height * .5);
            else
                event.accepted = false;
        }
        T.ScrollBar.vertical: ScrollThumb {}
    }

    // The heads of the columns of a table, which stay in sight above it.
    component Heads: Row {
        id: heads

        required property list<string> names
        required property list<real> widths
        property string lastTip: ""

        layoutDirection: Qt.RightToLeft
        Layout.fillWidth: true

        Repeater {
            model: heads.names.length

            PlainText {
                id: head

                required property int index
                readonly property int place: heads.names.length - 1 - index

                width: heads.widths[place]
                text: heads.names[place]
                color: Theme.brass
                elide: Text.ElideRight
                rightPadding: Theme.px(10)
                horizontalAlignment: Text.AlignRight
                font.family: Theme.sans
                font.weight: Font.Medium
                font.pixelSize: Theme.letters(14)
                Accessible.ignored: true

                HoverHandler {
                    id: hover
                }

                Tooltip {
                    text: head.index === 0 ? heads.lastTip : ""
                    wanted: hover.hovered && text !== ""
                    below: true
                }
            }
        }
    }

    component Name: PlainText {
        property bool bold: false

        color: Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        rightPadding: Theme.px(8)
        font.family: Theme.sans
        font.bold: bold
        font.pixelSize: Theme.letters(15)
        Accessible.ignored: true
    }

    component Figure: PlainText {
        color: Theme.text
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        rightPadding: Theme.px(10)
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
        Accessible.ignored: true
    }

    // A win rate above its interval and its number of matches.
    component Rate: Item {
        id: cell

        required property var rate

        width: panel.pair
        height: parent ? parent.height : 0

        PlainText {
            id: share

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(10)
            y: Math.round((parent.height - height - range.height) / 2)
            text: cell.rate.text ?? ""
            // An interval on one side of one half is a finding.
            color: (cell.rate.matches ?? 0) === 0 ? Theme.faint : cell.rate.low > .5 ? Theme.better : cell.rate.high < .5 ? Theme.worse : Theme.text
            font.family: Theme.sans
            font.weight: Font.Medium
            font.pixelSize: Theme.letters(16)
            Accessible.ignored: true
        }

        PlainText {
            id: range

            anchors.right: share.right
            anchors.top: share.bottom
            text: (cell.rate.matches ?? 0) === 0 ? "" : qsTr("%1 of %2", "interval of a win rate, number of matches").arg(cell.rate.interval).arg(cell.rate.matches)
            color: Theme.faint
            font.family: Theme.sans
            font.pixelSize: Theme.letters(12)
            Accessible.ignored: true
        }
    }
}
