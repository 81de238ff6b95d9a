pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The winning chances over the match in replay, and the analysis of the current position.
Column {
    id: panel

    required property ReplayModel replay

    spacing: Theme.px(8)

    SectionHeading {
        width: parent.width
        title: panel.replay.when
        note: ""
    }

    ChanceCurve {
        visible: panel.replay.hasAnalysis || panel.replay.analyzing
        replay: panel.replay
        width: parent.width
        height: Math.max(Theme.px(170), 110)
    }

    PlainText {
        visible: panel.replay.hasAnalysis || panel.replay.analyzing
        width: parent.width
        text: panel.replay.mistakesInWords
        color: Theme.soft
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(14)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainButton {
        text: panel.replay.analyzing ? qsTr("%1% · Stop").arg(panel.replay.progress)
              : panel.replay.hasAnalysis ? qsTr("Analyze again") : qsTr("Analyze match")
        iconName: "chart"
        size: 14
        tooltip: qsTr("Rates every decision using only what that player could know (%1)").arg(KeyBindings.caps.analyze)
        width: parent.width
        onClicked: panel.replay.analyze()

        Rectangle {
            visible: panel.replay.analyzing
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            x: Theme.px(8)
            width: (parent.width - 2 * x) * panel.replay.progress / 100
            height: 3
            radius: 1.5
            color: Theme.gold
        }
    }

    Repeater {
        model: panel.replay.verdict

        PlainText {
            required property string modelData
            required property int index
            // The panel may be destroyed before its lines.
            readonly property bool isMistake: panel?.replay.mistake ?? false

            width: parent?.width ?? 0
            text: modelData
            color: index === 0 || !isMistake ? Theme.soft : index === 2 ? Theme.text : Theme.worse
            wrapMode: Text.WordWrap
            font.family: Theme.sans
            font.bold: isMistake && index === 2
            font.pixelSize: Theme.letters(14)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    // The winning chance over a match: a curve for each shown seat, with mistakes and turning points. Clicking the
    // chart goes to that position.
    component ChanceCurve: CurveChart {
        id: chart

        required property ReplayModel replay
        readonly property var marks: replay.marks

        function spoken(marks: var): string {
            return [qsTr("Win chance over the match"), ...marks.map(mark => mark.words)].join(". ");
        }

        // The beginnings of turns on the axis.
        function marksOf(turns: var): var {
            return turns.filter(each => each.name > 0).map(each => ({ x: each.place / Math.max(1, replay.last), turn: each.name }));
        }

        curves: replay.curves
        turns: marksOf(replay.turns)
        Accessible.name: spoken(marks)

        // The current position.
        Rectangle {
            x: chart.xOf(chart.replay.place / Math.max(1, chart.replay.last)) - width / 2
            y: chart.rim / 2
            width: 2
            height: chart.plotBottom - y
            color: Theme.gold
        }

        MouseArea {
            function placeAt(x: real): int {
                return Math.round((x - chart.xOf(0)) / (chart.xOf(1) - chart.xOf(0)) * chart.replay.last);
            }

            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onPressed: mouse => chart.replay.go(placeAt(mouse.x))
            onPositionChanged: mouse => chart.replay.go(placeAt(mouse.x))
        }

        Repeater {
            model: chart.marks

            ChanceMark {
                replay: chart.replay
                x: chart.xOf(modelData.x) - width / 2
                y: chart.yOf(modelData.y) - height / 2
            }
        }
    }

    // A mistake (a cross) or a turning point (a ring) on the curve. Clicking it goes to its position.
    component ChanceMark: T.AbstractButton {
        id: mark

        required property var modelData
        required property ReplayModel replay
        readonly property color hue: modelData.mistake ? Theme.danger : Theme.brass

        implicitWidth: Math.max(Theme.px(16), 13)
        implicitHeight: implicitWidth
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        text: modelData.words
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: mark.clicked()
        onClicked: replay.go(modelData.place)
        Keys.onReturnPressed: mark.clicked()
        Keys.onEnterPressed: mark.clicked()

        background: Rectangle {
            radius: width / 2
            color: mark.modelData.mistake ? Qt.alpha(mark.hue, .25) : Theme.raised
            border.width: mark.visualFocus || mark.hovered ? 3 : 2
            border.color: mark.visualFocus ? Theme.text : mark.hue
        }

        contentItem: Item {
            Repeater {
                model: mark.modelData.mistake ? [45, -45] : []

                Rectangle {
                    required property int modelData

                    anchors.centerIn: parent
                    width: parent ? parent.width * .62 : 0
                    height: 2
                    rotation: modelData
                    color: Theme.text
                }
            }
        }

        Tooltip {
            text: mark.text
            wanted: mark.hovered || mark.visualFocus
        }
    }
}
