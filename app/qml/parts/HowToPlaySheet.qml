pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The how-to-play page of a game: a labeled picture of its table, and its rules in short with the definitions of the
// terms that they need.
Sheet {
    id: primer

    property string game: ""

    signal keysWanted

    preferredWidth: Theme.letters(16) * 54
    spacing: Theme.px(12)
    Accessible.name: title.title

    SheetTitle {
        id: title

        title: qsTr("How to play %1").arg(HowToPlayPages.title(primer.game))
    }

    Repeater {
        model: primer.visible ? 1 : 0

        Tour {
            width: parent ? parent.width : 0
            spacing: primer.spacing
        }
    }

    Repeater {
        // Reading Language.spoken rebuilds the page when the language changes.
        model: primer.visible && Language.spoken ? HowToPlayPages.of(primer.game) : []

        Column {
            id: part

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.px(3)

            KeyHeading {
                text: part.modelData.heading
            }

            TermText {
                width: parent.width
                game: primer.game
                plain: part.modelData.text
                color: Theme.text
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.role: Accessible.StaticText
                Accessible.name: plain
            }

            Meanings {
                rows: part.modelData.terms
            }
        }
    }

    buttons: [
        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            focus: true
            onClicked: primer.closed()
        },
        PlainButton {
            text: qsTr("Shortcuts")
            keycap: KeyBindings.caps.help
            onClicked: primer.keysWanted()
        }
    ]

    // Definitions in as many columns as there is room for. With `numbered`, each has the number of its label.
    component Meanings: Grid {
        id: meanings

        required property var rows
        property bool numbered: false
        readonly property real side: Theme.letters(15) * 1.6

        width: parent ? parent.width : 0
        topPadding: Theme.px(4)
        columns: Math.max(1, Math.floor(width / (Theme.letters(15) * 22)))
        columnSpacing: Theme.px(20)
        rowSpacing: Theme.px(8)

        Repeater {
            model: meanings.rows

            Item {
                id: row

                required property int index
                required property var modelData

                width: (meanings.width - (meanings.columns - 1) * meanings.columnSpacing) / meanings.columns
                height: meaning.height

                LabelDisc {
                    visible: meanings.numbered
                    number: row.index + 1
                    side: meanings.side
                }

                TermMeaning {
                    id: meaning

                    modelData: row.modelData
                    heading: ""
                    x: meanings.numbered ? meanings.side + Theme.px(8) : Theme.px(12)
                    width: parent.width - x
                }
            }
        }
    }

    component LabelDisc: Rectangle {
        required property int number
        required property real side

        width: side
        height: side
        radius: side / 2
        color: Theme.goldDeep
        border.width: 1
        border.color: Theme.gold

        PlainText {
            anchors.centerIn: parent
            text: parent.number
            color: Theme.inkOnGold
            Accessible.ignored: true
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: parent.side * .62
        }
    }

    // The picture, which the match screen draws as large as the window and which is then scaled down, and the terms
    // that its labels name.
    component Tour: Column {
        id: tour

        Rectangle {
            id: frame

            readonly property real ratio: width / Math.max(1, primer.width)

            objectName: "tablePicture"
            visible: picture.labels.length > 0
            width: parent.width
            height: Math.round(primer.height * ratio)
            radius: Theme.px(8)
            color: Theme.felt
            border.width: 1
            border.color: Theme.line
            clip: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The table, with %n labels", "", picture.labels.length)

            Layer {
                enabled: false
                width: primer.width
                height: primer.height
                scale: frame.ratio
                transformOrigin: Item.TopLeft
                Accessible.role: Accessible.Grouping

                // By its address, because the match screen contains this page.
                Loader {
                    id: screen

                    anchors.fill: parent
                    Component.onCompleted: setSource(Qt.resolvedUrl("MatchScreen.qml"),
                                                     {table: picture.table, replay: picture.replay, lesson: picture.lesson})
                }
            }

            Repeater {
                model: pointer.places

                TableLabel {
                    shrink: frame.ratio
                    room: Qt.size(frame.width, frame.height)
                }
            }
        }

        Meanings {
            visible: frame.visible
            rows: picture.labels
            numbered: true
        }

        // Declared last, and so destroyed after the screen that shows it.
        TablePicture {
            id: picture

            game: primer.game
        }

        LessonPointer {
            id: pointer

            reach: screen.item as Item
            table: picture.table
            marks: picture.marks
        }
    }

    // A frame around a part of the picture, with its number at the upper left corner.
    component TableLabel: Rectangle {
        id: label

        required property int index
        required property rect modelData
        required property real shrink
        required property size room
        // How much of the disc is outside: more at a small part, which it would cover.
        readonly property real outside: Math.max(width, height) < Theme.px(44) ? .8 : .5

        objectName: "tableLabel"
        visible: modelData.width > 0
        x: modelData.x * shrink
        y: modelData.y * shrink
        width: modelData.width * shrink
        height: modelData.height * shrink
        radius: Theme.px(4)
        color: "transparent"
        border.width: Math.max(1, Theme.px(1.5))
        border.color: Theme.gold

        LabelDisc {
            number: label.index + 1
            side: Math.max(15, Theme.px(22))
            x: Math.max(-label.x, Math.min(-side * label.outside, label.room.width - label.x - side))
            y: Math.max(-label.y, Math.min(-side * label.outside, label.room.height - label.y - side))
        }
    }
}
