pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// A choice among cards outside the table: a search, a pile, or an order. The column at the right stays visible for the
// reasons of the question and for the hint.
Overlay {
    id: overlay

    required property TableModel table
    property bool peeking: false

    anchors.rightMargin: table.layout.column.width
    dim: peeking ? 0 : .9
    seeThrough: peeking
    Accessible.name: table.question.sentence === "" ? table.question.title : Theme.filled(qsTr("%1: %2"), [table.question.title, table.question.sentence])
    Keys.onEscapePressed: table.cancel()
    Keys.onSpacePressed: table.answerDefault()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_H;
        if (event.accepted)
            table.hint();
    }
    onClosed: {}

    Connections {
        target: overlay.table

        function onShown() {
            overlay.peeking = false;
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(24)
        spacing: Theme.px(12)

        ColumnLayout {
            visible: !overlay.peeking
            spacing: Theme.px(4)
            Layout.alignment: Qt.AlignHCenter

            PlainText {
                text: overlay.table.question.title
                color: Theme.brass
                Layout.alignment: Qt.AlignHCenter
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(24)
            }

            PlainText {
                text: overlay.table.question.sentence
                color: Theme.text
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                Layout.alignment: Qt.AlignHCenter
                Layout.maximumWidth: overlay.width * .8
                font.family: Theme.sans
                font.pixelSize: Theme.letters(18)
            }
        }

        CardGrid {
            visible: !overlay.peeking
            choosing: overlay.table.question.picking
            model: overlay.table.question.picks
            Layout.fillWidth: true
            Layout.fillHeight: true
            onTaken: card => overlay.table.gesture.clickCard(card)
        }

        Item {
            visible: overlay.peeking
            Layout.fillHeight: true
        }

        // The replies are separate from the buttons that only help.
        RowLayout {
            id: foot

            readonly property bool terse: width < Theme.letters(16) * 46
            readonly property real tall: Math.max(Theme.px(44), Theme.letters(16) * 1.9, 32)

            spacing: Theme.px(12)
            Layout.fillHeight: false

            Flow {
                spacing: Theme.px(12)
                Layout.fillWidth: true

                Repeater {
                    model: overlay.visible ? overlay.table.question.answers : null

                    AnswerButton {
                        table: overlay.table
                        terse: foot.terse
                        height: foot.tall
                    }
                }
            }

            PlainButton {
                text: overlay.peeking ? qsTr("Back to the choice") : qsTr("View table")
                iconName: "magnifying-glass"
                Layout.preferredHeight: foot.tall
                onClicked: overlay.peeking = !overlay.peeking
            }

            PlainButton {
                visible: overlay.table.canHint
                iconName: "light-bulb"
                keycap: foot.terse ? "" : KeyBindings.caps.hint
                tooltip: overlay.table.hints.open ? qsTr("Hide hint (%1)").arg(KeyBindings.caps.hint) : qsTr("Show a hint (%1)").arg(KeyBindings.caps.hint)
                Layout.preferredHeight: foot.tall
                onClicked: overlay.table.hint()
            }

            PlainButton {
                visible: overlay.table.canUndo
                iconName: "anticlockwise-rotation"
                tooltip: qsTr("Undo (%1)").arg(KeyBindings.caps.undo)
                Layout.preferredHeight: foot.tall
                onClicked: overlay.table.undo()
            }

            PlainButton {
                visible: overlay.table.canRedo
                iconName: "clockwise-rotation"
                tooltip: qsTr("Redo (%1)").arg(KeyBindings.caps.redo)
                Layout.preferredHeight: foot.tall
                onClicked: overlay.table.redo()
            }
        }
    }
}
