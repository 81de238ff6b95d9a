pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The panel of an activity, such as a run or a trace: its name, its current step, and its lines. A line can be a legal
// reply.
Rectangle {
    id: activity

    required property TableModel table
    required property string title
    required property string sentence
    required property list<string> steps
    required property int step
    required property RowModel lines

    implicitHeight: content.implicitHeight + Theme.px(20)
    radius: Theme.px(11)
    color: Theme.raised
    border.width: 1
    border.color: Theme.ownRim
    Accessible.role: Accessible.Grouping
    Accessible.name: step >= 0 && step < steps.length ? Theme.filled(qsTr("%1: %2"), [title, steps[step]]) : title

    Column {
        id: content

        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(7)

        PlainText {
            width: parent.width
            text: activity.title
            color: Theme.brass
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(17)
        }

        // The steps as a row of segments, followed by the name of the current step.
        Row {
            visible: activity.steps.length > 0
            width: parent.width
            spacing: Theme.px(4)

            Repeater {
                model: activity.steps

                Rectangle {
                    required property int index

                    width: (content.width - Theme.px(4) * (activity.steps.length - 1)) / activity.steps.length
                    height: Math.max(3, Theme.px(5))
                    radius: height / 2
                    color: index === activity.step ? Theme.gold : index < activity.step ? Theme.goldDeep : Theme.stepAhead
                    opacity: index < activity.step ? .55 : 1
                }
            }
        }

        PlainText {
            visible: text !== ""
            width: parent.width
            text: {
                const now = activity.steps[activity.step] ?? "";
                return now === "" ? activity.sentence : activity.sentence === "" ? now : qsTr("%1: %2").arg(now).arg(activity.sentence);
            }
            color: Theme.soft
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.pixelSize: Theme.letters(14)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Repeater {
            model: activity.lines

            ActivityLine {
                table: activity.table
                width: content.width
            }
        }
    }

    // A line of an activity. Finished lines are struck out, the current line is highlighted, and legal replies are
    // outlined.
    component ActivityLine: Item {
        id: line

        required property TableModel table
        required property string text
        required property string value
        required property bool now
        required property bool over
        required property int answer
        readonly property bool legal: answer >= 0

        implicitHeight: Math.max(words.implicitHeight, amount.implicitHeight) + Theme.px(8)
        activeFocusOnTab: legal || activeFocus
        Accessible.role: legal ? Accessible.Button : Accessible.StaticText
        Accessible.name: value === "" ? text : Theme.filled(qsTr("%1: %2"), [text, value])
        Accessible.focusable: legal
        Accessible.onPressAction: if (legal) table.answer(answer)
        Keys.onReturnPressed: event => { event.accepted = legal; if (legal) table.answer(answer); }
        Keys.onEnterPressed: event => { event.accepted = legal; if (legal) table.answer(answer); }

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(6)
            color: line.now ? Qt.alpha(Theme.gold, .13) : Qt.rgba(0, 0, 0, .094)
            border.width: line.activeFocus ? 2 : line.legal || line.now ? 1 : 0
            border.color: line.activeFocus ? Theme.text : line.legal ? Theme.gold : Qt.alpha(Theme.gold, .5)
        }

        PlainText {
            id: words

            x: Theme.px(8)
            width: parent.width - amount.width - Theme.px(24)
            anchors.verticalCenter: parent.verticalCenter
            text: line.text
            color: line.over ? Theme.faint : Theme.text
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.strikeout: line.over
            font.pixelSize: Theme.letters(14)
        }

        PlainText {
            id: amount

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: line.value
            color: line.now ? Theme.gold : line.over ? Theme.faint : Theme.soft
            font.family: Theme.sans
            font.bold: line.now
            font.pixelSize: Theme.letters(14)
        }

        MouseArea {
            anchors.fill: parent
            enabled: line.legal
            cursorShape: Qt.PointingHandCursor
            onClicked: line.table.answer(line.answer)
        }
    }
}
