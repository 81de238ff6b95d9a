pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The column at the right: pending items, the reasons for the question, and the log.
Item {
    id: column

    required property TableModel table
    required property ReplayModel replay
    required property LessonController lesson
    // The modes of automatic passing: maps with name and value.
    required property var modes
    // The height of the buttons at the bottom with the space below them.
    readonly property real footHeight: foot.height + Theme.px(18)
    // The height at the bottom that an enlarged card covers. The log ends above it.
    property real covered: 0

    // A card named in the log is pointed at, or no longer. keepWanted() pins it.
    signal cardPointedAt(line: Item, faceKey: string, now: bool)
    signal cardLeft(line: Item)
    signal keepWanted
    // A button was pressed that leaves the keyboard to the table.
    signal keyboardFreed
    signal helpWanted
    signal menuWanted

    function pageLog(way: int) {
        log.page(way);
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.panel, .9)

        Rectangle {
            width: 1
            height: parent.height
            color: Qt.alpha(Theme.brass, .22)
        }
    }

    SectionHeading {
        id: stackTitle

        visible: column.table.items.count > 0
        x: Theme.px(20)
        y: Theme.px(16)
        width: parent.width - Theme.px(40)
        title: column.table.stackName
        note: qsTr("top resolves first")
    }

    // The sections share the height above the buttons. Clipped lists are placed on whole pixels: clipping at half a
    // pixel would cut off the edge of a frame.
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Math.round(Theme.px(20))
        anchors.rightMargin: Math.round(Theme.px(18))
        anchors.topMargin: Math.round(Math.max(column.table.layout.stackEnd + Theme.px(10), Theme.px(16)))
        anchors.bottomMargin: Math.round(column.footHeight + Theme.px(10))
        spacing: Math.round(Theme.px(10))

        // The lesson panel stays for the same reason as `chances` below.
        Item {
            id: learning

            visible: column.lesson.open
            implicitHeight: childrenRect.height
            Layout.fillWidth: true

            Repeater {
                model: column.lesson.open ? 1 : 0

                LessonPanel {
                    lesson: column.lesson
                    width: learning.width
                    height: implicitHeight
                    most: column.height * .34
                    onDoneWith: column.keyboardFreed()
                }
            }
        }

        ListView {
            id: activities

            visible: count > 0
            model: column.table.activities
            spacing: Math.round(Theme.px(7))
            clip: true
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: contentHeight
            Layout.maximumHeight: Math.min(contentHeight, column.height * .5)
            Layout.minimumHeight: Math.min(contentHeight, column.height * .4)
            onCountChanged: positionViewAtEnd()

            delegate: ActivityPanel {
                table: column.table
                width: activities.width
                height: implicitHeight
            }
        }

        SectionHeading {
            visible: reasons.visible
            title: qsTr("Now")
            note: qsTr("why am I being asked?")
            Layout.fillWidth: true
        }

        ListView {
            id: reasons

            // The height of the first frame, the question itself, which is never clipped.
            property real least: 0

            visible: count > 0 && !column.lesson.open
            model: column.table.question.reasons
            spacing: Math.round(Theme.px(7))
            clip: true
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: contentHeight
            Layout.maximumHeight: Math.min(contentHeight, Math.max(least, column.height * (activities.visible ? .24 : .36)))
            Layout.minimumHeight: Math.min(contentHeight, Math.max(least, Theme.letters(14) * 4))

            delegate: ReasonFrame {
                game: column?.table.game ?? ""
                width: reasons.width
                onHeightChanged: if (index === 0) reasons.least = height
            }
        }

        // In Qt 6.4, a layout that moves while one of its items is removed still accesses that item. Therefore this
        // item stays, and only its content is created and destroyed.
        Item {
            id: chances

            visible: column.replay.open
            implicitHeight: childrenRect.height
            Layout.fillWidth: true

            Repeater {
                model: column.replay.open ? 1 : 0

                ChancePanel {
                    replay: column.replay
                    width: chances.width
                }
            }
        }

        Flickable {
            visible: column.table.hints.open
            contentHeight: hints.height
            clip: true
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: Theme.px(6)
            Layout.preferredHeight: contentHeight
            Layout.maximumHeight: contentHeight
            Layout.minimumHeight: Math.min(contentHeight, Theme.letters(14) * 7)

            HintPanel {
                id: hints

                table: column.table
                width: parent.width
            }
        }

        GridLayout {
            columns: width < logTitle.implicitWidth + columnSpacing + again.implicitWidth ? 1 : 2
            columnSpacing: Theme.px(8)
            rowSpacing: Theme.px(4)
            Layout.fillWidth: true
            Layout.topMargin: Theme.px(6)

            SectionHeading {
                id: logTitle

                title: qsTr("Log")
                note: ""
                Layout.fillWidth: true
            }

            PlainButton {
                id: again

                visible: column.table.canLookBack
                text: qsTr("Replay last turn")
                tooltip: qsTr("See again what your opponents did")
                size: 13
                Layout.preferredHeight: Math.max(Theme.px(30), Theme.letters(13) * 1.7)
                onClicked: column.table.lookBack()
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.letters(14) * 3
            clip: true

            LogView {
                id: log

                readonly property real hidden: Math.max(0, Math.min(height, column.covered - column.footHeight - Theme.px(10)))

                // The list moves up and keeps its height, because each change of its height creates its lines again.
                y: -Math.round(Math.max(0, Math.min(hidden, contentHeight + hidden - height)))
                width: parent.width
                height: parent.height
                table: column.table
                linked: column.replay.open
                onLinePressed: line => column.replay.goToLine(line)
                onCardPointedAt: (line, faceKey, now) => column.cardPointedAt(line, faceKey, now)
                onCardLeft: line => column.cardLeft(line)
                onKeepWanted: column.keepWanted()
            }
        }
    }

    ColumnLayout {
        id: foot

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)
        spacing: Theme.px(8)

        PlainButton {
            readonly property string description: qsTr("When to pause for you. A click changes it.")
            readonly property string kept: Preferences.asking[column.table.game]?.mode ?? "matters"
            readonly property int mode: Math.max(0, column.modes.findIndex(each => each.value === kept))

            // In a low window the log needs the room.
            visible: !column.replay.open && !column.lesson.open && !column.table.watching && column.height > Theme.letters(14) * 45
            text: qsTr("Pause: %1").arg(column.modes[mode].name)
            iconName: "pause-button"
            size: 14
            tooltip: column.table.gesture.pointer.resting ? "" : description
            Accessible.description: description
            Layout.fillWidth: true
            onClicked: Preferences.setAskingMode(column.table.game, column.modes[(mode + 1) % column.modes.length].value)
        }

        RowLayout {
            spacing: Theme.px(8)

            PlainButton {
                visible: column.replay.open
                text: qsTr("Matches")
                iconName: "return-arrow"
                keycap: foot.width < Theme.letters(14) * 20 ? "" : qsTr("Esc")
                size: 14
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                onClicked: column.table.leave()
            }

            PlainButton {
                visible: column.lesson.open
                text: column.lesson.ruling ? qsTr("Close") : qsTr("Leave lesson")
                iconName: "return-arrow"
                keycap: foot.width < Theme.letters(14) * 20 ? "" : KeyBindings.caps.lessonLeave
                size: 14
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                onClicked: column.table.leave()
            }

            PlainButton {
                visible: !column.replay.open && !column.lesson.open
                text: qsTr("Auto-pass")
                keycap: foot.width < Theme.letters(14) * 17 ? "" : KeyBindings.caps.passOn
                size: 14
                // No tooltip while the pointer rests, because the start button of the start screen is at the same place.
                tooltip: column.table.gesture.pointer.resting ? "" : qsTr("Passes until something happens or you have a decision on your turn (%1)").arg(KeyBindings.caps.passOn)
                Accessible.description: qsTr("Passes until something happens or you have a decision on your turn (%1)").arg(KeyBindings.caps.passOn)
                enabled: column.table.canPassOn
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                onClicked: column.table.passOn()
            }

            PlainButton {
                iconName: "help"
                tooltip: qsTr("Help (%1)").arg(KeyBindings.caps.help)
                onClicked: column.helpWanted()
            }

            PlainButton {
                iconName: "cog"
                tooltip: qsTr("Menu (%1)").arg(KeyBindings.caps.menu)
                onClicked: column.menuWanted()
            }
        }
    }
}
