pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// A choice among cards that lie nowhere on the table: a search, a graveyard, an order. The column at the right stays: it
// tells why one is asked, and what a hint says.
Overlay {
    id: overlay

    required property TableModel table
    property bool peeking: false

    anchors.rightMargin: table.column.width
    dim: peeking ? 0 : .8
    seeThrough: peeking
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
        anchors.margins: Theme.px(30)
        spacing: Theme.px(12)

        ColumnLayout {
            visible: !overlay.peeking
            spacing: Theme.px(4)
            Layout.alignment: Qt.AlignHCenter

            Text {
                text: overlay.table.title
                color: Theme.brass
                Layout.alignment: Qt.AlignHCenter
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(24)
            }

            Text {
                text: overlay.table.sentence
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
            choosing: true
            model: overlay.table.picks
            Layout.fillWidth: true
            Layout.fillHeight: true
            onTaken: card => overlay.table.clickCard(card)
        }

        Item {
            visible: overlay.peeking
            Layout.fillHeight: true
        }

        RowLayout {
            spacing: Theme.px(12)
            Layout.alignment: Qt.AlignHCenter
            Layout.fillHeight: false
            Layout.preferredHeight: Math.max(Theme.px(44), 32)

            Repeater {
                model: overlay.table.answers

                AnswerButton {
                    table: overlay.table
                    Layout.fillHeight: true
                }
            }

            PlainButton {
                text: overlay.peeking ? qsTr("Back to the choice") : qsTr("Look at the table")
                iconName: "magnifying-glass"
                Layout.fillHeight: true
                onClicked: overlay.peeking = !overlay.peeking
            }

            PlainButton {
                visible: overlay.table.canHint
                iconName: "light-bulb"
                keycap: "H"
                hint: overlay.table.hinting ? qsTr("Put the hint away") : qsTr("What would a good player do?")
                Layout.fillHeight: true
                onClicked: overlay.table.hint()
            }

            PlainButton {
                visible: overlay.table.canUndo
                iconName: "anticlockwise-rotation"
                hint: qsTr("Take back the last answer")
                Layout.fillHeight: true
                onClicked: overlay.table.undo()
            }
        }
    }
}
