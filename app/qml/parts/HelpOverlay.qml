pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The help: the question and its reasons, the terms of the game, and all keys. If a part of the table or a card was
// looked at, the help opens at its terms. `advances` and `guards` are those of TableState.
Sheet {
    id: help

    property string game: ""
    property string advances: ""
    property string guards: ""
    // The table of a match; null outside a match.
    property TableModel table: null
    // The words of the lesson on the table; empty: none.
    property string lessonWords: ""
    // The face of the card that was looked at; empty: none.
    property string faceKey: ""
    // The name on the table of the part that was looked at, or the words of a button; empty: none.
    property string term: ""
    // "question", "terms" or "keys".
    property string page: "keys"
    readonly property bool asked: table !== null && table.question.asked
    readonly property string advancing: Theme.marked ? qsTr("Swords: %1") : qsTr("Red: %1")
    readonly property string guarding: Theme.marked ? qsTr("Shield: %1") : qsTr("Blue: %1")
    readonly property string usable: Theme.marked ? qsTr("◆: you can use it now") : qsTr("Gold: you can use it now")
    readonly property string asking: Theme.marked ? qsTr("?: the card asking you") : qsTr("Purple: the card asking you")
    readonly property var askedTerms: term !== "" && Language.spoken ? GlossaryPages.entriesNamed(game, term) : []
    // The terms of the card that was looked at.
    readonly property var cardTerms: faceKey !== "" ? GlossaryPages.entriesOf(game, faceKey) : []
    // The terms of the lesson's words, unless a part of the table or a card was looked at.
    readonly property var lessonTerms: Language.spoken && askedTerms.length + cardTerms.length === 0
                                       ? GlossaryPages.entriesIn(game, lessonWords) : []
    // By GlossaryEntry::Kind.
    readonly property list<string> kinds: [qsTr("Keywords"), qsTr("Actions"), qsTr("Types of cards"), qsTr("Numbers"),
                                           qsTr("Zones"), qsTr("Phases"), qsTr("Signs")]

    signal keysWanted
    signal learnWanted
    signal primerWanted

    function marks(): string {
        let words = help.usable;
        if (help.advances !== "")
            words += " · " + help.advancing.arg(help.advances);
        if (help.guards !== "")
            words += " · " + help.guarding.arg(help.guards);
        return words + " · " + help.asking;
    }

    preferredWidth: Theme.letters(16) * 35
    spacing: Theme.px(10)
    Accessible.name: qsTr("Help")
    onVisibleChanged: {
        search.text = "";
        page = askedTerms.length + cardTerms.length + lessonTerms.length > 0 ? "terms" : asked ? "question" : "keys";
    }

    SheetTitle {
        title: qsTr("Help")
        sentence: help.marks()
    }

    Flow {
        width: parent ? parent.width : 0
        spacing: Theme.px(8)
        visible: help.game !== ""

        PageChip {
            name: "question"
            visible: help.asked
            text: qsTr("This question")
        }

        PageChip {
            name: "terms"
            text: qsTr("Terms")
        }

        PageChip {
            name: "keys"
            text: qsTr("Shortcuts")
        }
    }

    // The question, why the player is asked, and the terms in both.
    Column {
        width: parent ? parent.width : 0
        spacing: help.spacing
        visible: help.page === "question" && help.asked

        SheetTitle {
            title: help.table?.question.title ?? ""
            sentence: help.table?.question.sentence ?? ""
        }

        KeyHeading {
            text: reasons.count > 0 ? qsTr("Why am I being asked?") : ""
        }

        Repeater {
            id: reasons

            // All that the reasons say.
            property string said: ""

            onItemAdded: (index, item) => said += ". " + item.what + ". " + item.because
            onItemRemoved: said = ""
            model: help.visible && help.page === "question" && help.table ? help.table.question.reasons : null

            ReasonFrame {
                game: help.game
                width: parent ? parent.width : 0
                height: implicitHeight
            }
        }

        Repeater {
            model: help.visible && help.page === "question" && help.table
                   ? GlossaryPages.entriesIn(help.game, help.table.question.title + ". " + help.table.question.sentence + reasons.said) : []

            TermMeaning {
                heading: qsTr("Terms in this question")
            }
        }

        Repeater {
            model: help.visible && help.page === "question" && help.table
                   ? GlossaryPages.entriesOf(help.game, help.table.question.sourceKey) : []

            TermMeaning {
                heading: qsTr("Terms on the card that asks")
            }
        }
    }

    Column {
        width: parent ? parent.width : 0
        spacing: help.spacing
        visible: help.page === "terms"

        SearchField {
            id: search

            width: parent.width
            label: qsTr("Search")
            placeholder: qsTr("Search the terms")
        }

        Repeater {
            model: help.page === "terms" && search.text === "" ? help.askedTerms : []

            TermMeaning {
                heading: qsTr("You asked about")
            }
        }

        Repeater {
            model: help.page === "terms" && search.text === "" ? help.cardTerms : []

            TermMeaning {
                heading: qsTr("Terms on this card")
            }
        }

        Repeater {
            model: help.page === "terms" && search.text === "" ? help.lessonTerms : []

            TermMeaning {
                heading: qsTr("Terms in this step")
            }
        }

        Repeater {
            id: terms

            model: help.visible && help.page === "terms" && Language.spoken ? GlossaryPages.entries(help.game, search.text) : []

            TermMeaning {
                heading: help.kinds[modelData.kind] ?? ""
            }
        }

        PlainText {
            visible: terms.count === 0
            text: qsTr("No term matches.")
            color: Theme.faint
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
        }
    }

    Repeater {
        model: help.page === "keys" ? KeyBindings.overview : []

        Column {
            id: entry

            required property var modelData

            width: parent ? parent.width : 0
            spacing: help.spacing

            KeyHeading {
                text: entry.modelData.heading
            }

            Item {
                width: entry.width
                height: Math.max(cap.height, words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: entry.modelData.cap + ": " + entry.modelData.name

                Keycap {
                    id: cap

                    anchors.right: words.left
                    anchors.rightMargin: Theme.px(18)
                    most: words.x - anchors.rightMargin
                    label: entry.modelData.cap
                    ink: Theme.text
                }

                PlainText {
                    id: words

                    x: Theme.letters(12) * 10
                    width: parent.width - x
                    text: entry.modelData.name
                    color: Theme.soft
                    wrapMode: Text.WordWrap
                    font.family: Theme.sans
                    font.pixelSize: Theme.letters(16)
                    Accessible.ignored: true
                }
            }
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            focus: true
            onClicked: help.closed()
        },
        PlainButton {
            text: qsTr("Change shortcuts…")
            onClicked: help.keysWanted()
        },
        PlainButton {
            text: qsTr("Learn…")
            visible: help.game !== ""
            onClicked: help.learnWanted()
        },
        PlainButton {
            text: qsTr("How to play")
            visible: help.game !== ""
            onClicked: help.primerWanted()
        }
    ]

    component PageChip: ChoiceChip {
        required property string name

        checked: help.page === name
        onClicked: help.page = name
    }
}
