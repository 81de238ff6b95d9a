pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The lessons of a game with the learner's progress, and the way to the how-to-play page.
Sheet {
    id: sheet

    required property LessonController lesson
    property string game: ""
    // Progress and language change the list.
    property int changes: 0
    readonly property var lessons: visible && Language.spoken && changes >= 0 ? lesson.lessonsOf(game) : []
    // The first lesson that is not done.
    readonly property int following: Math.max(0, lessons.findIndex(each => !each.done))

    signal primerWanted

    function begin(number: int) {
        const learned = game;
        closed();
        lesson.begin(learned, number);
    }

    preferredWidth: Theme.letters(16) * 36
    spacing: Theme.px(10)
    Accessible.name: title.title
    onVisibleChanged: if (visible) ++changes

    SheetTitle {
        id: title

        title: qsTr("Learn %1").arg(HowToPlayPages.title(sheet.game))
        sentence: sheet.lessons.length > 0 ? qsTr("Each lesson takes a minute or two. You can leave at any time and continue later.")
                                           : qsTr("This game has no lessons yet.")
    }

    Repeater {
        model: sheet.lessons.length

        LessonRow {
            required property int index

            width: parent ? parent.width : 0
            entry: sheet.lessons[index] ?? null
            first: index === sheet.following
            onChosen: number => sheet.begin(number)
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            onClicked: sheet.closed()
        },
        PlainButton {
            text: qsTr("How to play")
            onClicked: sheet.primerWanted()
        }
    ]

    // A lesson: its name, its state, and a button that begins it.
    component LessonRow: Item {
        id: row

        required property var entry
        property bool first: false
        readonly property string progress: !entry ? "" : entry.page > 0 ? qsTr("Step %1 of %2").arg(entry.page).arg(entry.pages)
                                        : entry.done ? qsTr("Done") : qsTr("Not begun")

        signal chosen(int number)

        height: Math.max(begin.height, words.height)
        Accessible.role: Accessible.ListItem
        Accessible.name: entry ? Theme.filled(qsTr("%1. %2: %3"), [entry.number, entry.name, progress]) : ""

        Rectangle {
            id: disc

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.letters(16) * 2
            height: width
            radius: width / 2
            color: row.entry?.done ? Theme.goldDeep : "transparent"
            border.width: Math.max(1, Theme.px(2))
            border.color: row.entry?.done || row.first ? Theme.gold : Theme.line

            PlainText {
                anchors.centerIn: parent
                text: row.entry?.done ? "✓" : (row.entry?.number ?? "")
                color: row.entry?.done ? Theme.inkOnGold : Theme.text
                Accessible.ignored: true
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(16)
            }
        }

        Column {
            id: words

            anchors.left: disc.right
            anchors.leftMargin: Theme.px(14)
            anchors.right: begin.left
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter

            PlainText {
                width: parent.width
                text: row.entry?.name ?? ""
                color: Theme.text
                wrapMode: Text.WordWrap
                Accessible.ignored: true
                font.family: Theme.sans
                font.pixelSize: Theme.letters(17)
            }

            PlainText {
                width: parent.width
                text: row.progress
                color: Theme.faint
                Accessible.ignored: true
                font.family: Theme.sans
                font.pixelSize: Theme.letters(13)
            }
        }

        PlainButton {
            id: begin

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            primary: row.first
            focus: row.first
            text: !row.entry ? "" : row.entry.page > 0 ? qsTr("Resume") : row.entry.done ? qsTr("Repeat") : qsTr("Begin")
            Accessible.description: row.Accessible.name
            onClicked: row.chosen(row.entry.number)
        }
    }
}
