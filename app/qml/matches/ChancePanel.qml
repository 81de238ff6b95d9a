pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// How good the chances were over the match that is looked at again, and what the analysis says of this place.
Column {
    id: panel

    required property ReplayModel replay

    spacing: Theme.px(8)

    ColumnTitle {
        width: parent.width
        title: panel.replay.when
        note: ""
    }

    ChanceCurve {
        visible: panel.replay.hasAnalysis || panel.replay.analysing
        replay: panel.replay
        width: parent.width
        height: Math.max(Theme.px(150), 90)
    }

    Repeater {
        model: panel.replay.verdict

        PlainText {
            required property string modelData
            required property int index
            // The panel may be gone before its lines.
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

    RowLayout {
        width: parent.width
        spacing: Theme.px(8)

        PlainButton {
            visible: panel.replay.hasAnalysis && !panel.replay.analysing
            iconName: "fast-backward-button"
            hint: qsTr("The mistake before (%1)").arg(KeyBindings.caps.mistakeBack)
            onClicked: panel.replay.goToMistake(-1)
        }

        PlainButton {
            visible: panel.replay.hasAnalysis && !panel.replay.analysing
            text: qsTr("Next mistake")
            keycap: panel.width < Theme.letters(14) * 22 ? "" : KeyBindings.caps.mistake
            size: 14
            Layout.fillWidth: true
            onClicked: panel.replay.goToMistake(1)
        }

        PlainButton {
            text: panel.replay.analysing ? qsTr("%1 % · Stop").arg(panel.replay.progress)
                  : panel.replay.hasAnalysis ? qsTr("Anew") : qsTr("Analyse this match")
            iconName: "chart"
            size: 14
            hint: qsTr("The computer looks at every decision, and knows no more than who decided (%1)").arg(KeyBindings.caps.analyse)
            Layout.fillWidth: !panel.replay.hasAnalysis || panel.replay.analysing
            onClicked: panel.replay.analyse()

            Rectangle {
                visible: panel.replay.analysing
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3
                x: Theme.px(8)
                width: (parent.width - 2 * x) * panel.replay.progress / 100
                height: 3
                radius: 1.5
                color: Theme.gold
            }
        }
    }
}
