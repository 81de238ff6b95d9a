pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The replies that are not cards: buttons, or a stepper for a long range of numbers. Answers to
// remember, hint, undo and redo are at the end.
RowLayout {
    id: row

    required property TableModel table
    readonly property bool stepping: table.question.stepping
    // True if there is little room; buttons then show icons without words.
    readonly property bool terse: table.layout.question.width < Theme.letters(16) * 44
    readonly property real tall: Math.max(Theme.px(40), Theme.letters(16) * 1.8, 30)

    spacing: Theme.px(9)

    Flow {
        id: flow

        visible: !row.stepping
        spacing: Theme.px(9)
        Layout.fillWidth: true
        Layout.preferredWidth: inOneLine()

        function inOneLine(): real {
            let sum = 0;
            for (let i = 0; i < buttons.count; ++i)
                sum += (buttons.itemAt(i)?.implicitWidth ?? 0) + spacing;
            return sum;
        }

        Repeater {
            id: buttons

            model: row.stepping ? null : row.table.question.answers

            AnswerButton {
                table: row.table
                terse: row.terse
                height: row.tall
            }
        }
    }

    NumberChooser {
        visible: row.stepping
        table: row.table
        tall: row.tall
        Layout.fillWidth: true
    }

    PlainButton {
        visible: row.table.canPassOn && !row.table.myTurn && !row.terse
        text: qsTr("Skip to my turn")
        keycap: KeyBindings.caps.passOn
        tooltip: qsTr("Passes until something happens or you have a decision on your turn (%1)").arg(KeyBindings.caps.passOn)
        tooltipBelow: true
        onClicked: row.table.passOn()
        Layout.preferredHeight: row.tall
        Layout.alignment: Qt.AlignBottom
    }

    PlainButton {
        id: memories

        visible: row.table.question.canRemember
        iconName: "pin"
        text: row.terse ? "" : qsTr("Always…")
        tooltip: qsTr("Remember an answer for the rest of the match")
        tooltipBelow: true
        onClicked: row.table.gesture.showMemories(memories.mapToItem(null, 0, 0, width, height))
        Layout.preferredHeight: row.tall
        Layout.alignment: Qt.AlignBottom
    }

    PlainButton {
        visible: row.table.canHint
        iconName: "light-bulb"
        text: row.table.hints.open || row.terse ? "" : qsTr("Hint")
        keycap: row.terse ? "" : KeyBindings.caps.hint
        tooltip: row.table.hints.open ? qsTr("Hide hint (%1)").arg(KeyBindings.caps.hint) : qsTr("Show a hint (%1)").arg(KeyBindings.caps.hint)
        tooltipBelow: true
        onClicked: row.table.hint()
        Layout.preferredHeight: row.tall
        Layout.alignment: Qt.AlignBottom
    }

    PlainButton {
        visible: row.table.canUndo
        iconName: "anticlockwise-rotation"
        keycap: row.terse ? "" : KeyBindings.caps.undo
        tooltip: qsTr("Undo (%1)").arg(KeyBindings.caps.undo)
        tooltipBelow: true
        onClicked: row.table.undo()
        Layout.preferredHeight: row.tall
        Layout.alignment: Qt.AlignBottom
    }

    PlainButton {
        visible: row.table.canRedo
        iconName: "clockwise-rotation"
        tooltip: qsTr("Redo (%1)").arg(KeyBindings.caps.redo)
        tooltipBelow: true
        onClicked: row.table.redo()
        Layout.preferredHeight: row.tall
        Layout.alignment: Qt.AlignBottom
    }

    // A stepper for a number from a range: minus, plus, the arrow keys, or typed digits. A button submits the number.
    component NumberChooser: RowLayout {
        id: chooser

        required property TableModel table
        required property real tall

        spacing: Theme.px(9)

        PlainButton {
            text: "−"
            tooltip: qsTr("Decrease")
            enabled: chooser.table.question.step > 0
            autoRepeat: true
            Layout.preferredHeight: chooser.tall
            onClicked: chooser.table.question.stepBy(-1)
        }

        PlainText {
            text: chooser.table.question.stepLabel
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            Layout.minimumWidth: Theme.px(64)
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(28)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PlainButton {
            text: "+"
            tooltip: qsTr("Increase")
            enabled: chooser.table.question.step < chooser.table.question.answers.count - 1
            autoRepeat: true
            Layout.preferredHeight: chooser.tall
            onClicked: chooser.table.question.stepBy(1)
        }

        PlainButton {
            text: qsTr("Confirm")
            keycap: KeyBindings.caps.golden
            primary: true
            Layout.preferredHeight: chooser.tall
            onClicked: chooser.table.answerDefault()
        }

        PlainText {
            text: qsTr("or type a number")
            color: Theme.faint
            elide: Text.ElideRight
            // Hidden completely if it would be truncated.
            opacity: truncated ? 0 : 1
            Layout.fillWidth: true
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }
}
