pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The words of a lesson and its buttons, in the column beside the table.
Rectangle {
    id: panel

    required property LessonController lesson
    // The height that the words may take before they scroll.
    property real most: 1000
    readonly property bool asksNothing: lesson.canNext || lesson.astray || lesson.over

    signal doneWith

    implicitHeight: content.implicitHeight + 2 * content.y
    radius: Theme.px(14)
    color: Qt.alpha(Theme.question, .95)
    border.width: Math.max(2, Theme.px(2))
    border.color: lesson.astray && !lesson.ruling ? Theme.danger : Theme.gold
    Accessible.role: Accessible.Grouping
    Accessible.name: lesson.ruling ? lesson.name : qsTr("Lesson %1: %2").arg(lesson.number).arg(lesson.name)

    Column {
        id: content

        x: Theme.px(16)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(9)

        PlainText {
            width: parent.width
            text: panel.lesson.name
            color: Theme.brass
            wrapMode: Text.WordWrap
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(18)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Item {
            // A ruling has a single page, and no reply to it is a mistake.
            visible: !panel.lesson.ruling
            width: parent.width
            height: place.implicitHeight

            PlainText {
                id: place

                text: panel.lesson.over ? qsTr("Lesson complete") : panel.lesson.astray ? qsTr("Try again")
                      : qsTr("Step %1 of %2").arg(panel.lesson.page).arg(panel.lesson.pages)
                color: panel.lesson.astray ? Theme.danger : Theme.faint
                font.family: Theme.sans
                font.bold: panel.lesson.astray
                font.pixelSize: Theme.letters(13)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            // How much of the lesson is done.
            Rectangle {
                anchors.left: place.right
                anchors.leftMargin: Theme.px(10)
                anchors.right: parent.right
                anchors.verticalCenter: place.verticalCenter
                height: Math.max(3, Theme.px(4))
                radius: height / 2
                color: Theme.line

                Rectangle {
                    height: parent.height
                    radius: parent.radius
                    width: parent.width * Math.min(1, Math.max(0, panel.lesson.page - 1) / Math.max(1, panel.lesson.pages))
                    color: Theme.gold
                }
            }
        }

        Flickable {
            width: parent.width
            height: Math.min(words.implicitHeight, Math.max(panel.most, Theme.letters(18) * 4))
            contentHeight: words.implicitHeight
            clip: interactive
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            TermText {
                id: words

                objectName: "lessonWords"
                width: parent.width
                game: panel.lesson.game
                plain: panel.lesson.words
                color: Theme.text
                wrapMode: Text.WordWrap
                lineHeight: 1.15
                font.family: Theme.sans
                font.pixelSize: Theme.letters(18)
                Accessible.role: Accessible.StaticText
                Accessible.name: plain
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.px(8)

            LessonButton {
                visible: panel.lesson.canNext
                primary: true
                text: qsTr("Next")
                keycap: KeyBindings.caps.lessonNext
                onClicked: panel.lesson.goOn()
            }

            LessonButton {
                visible: panel.lesson.over
                primary: true
                text: panel.lesson.ruling ? qsTr("Close") : panel.lesson.last ? qsTr("Play your first match") : qsTr("Next lesson")
                keycap: KeyBindings.caps.lessonNext
                onClicked: panel.lesson.golden()
            }

            LessonButton {
                visible: panel.lesson.canBack
                primary: panel.lesson.astray
                text: qsTr("Back")
                keycap: KeyBindings.caps.lessonBack
                onClicked: panel.lesson.back()
            }

            LessonButton {
                visible: panel.lesson.canShow
                text: qsTr("Show me")
                keycap: KeyBindings.caps.lessonShow
                onClicked: panel.lesson.showMe()
            }
        }
    }

    // A button of the panel. After a click, the keyboard returns to the table.
    component LessonButton: PlainButton {
        size: 15
        onClicked: panel.doneWith()
    }
}
