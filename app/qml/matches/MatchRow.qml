import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Duelogue

// A match in the archive list.
T.AbstractButton {
    id: row

    required property string matchId
    required property string title
    required property string players
    required property string decks
    required property string result
    required property string date
    required property string gameIcon
    required property string gameName
    required property bool unfinished
    required property bool analyzed
    required property string origin
    required property string series
    property bool chosen: false

    // Joins the parts that are not empty.
    function joined(parts: var, between: string): string {
        return parts.filter(part => part !== "").join(between);
    }

    implicitHeight: Math.max(Theme.letters(20) + Theme.letters(15) + Theme.px(30), 44)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: title
    Accessible.role: Accessible.Button
    Accessible.name: joined([title, gameName, players === title ? "" : players, decks, series, result, date, origin], ", ")
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        radius: Theme.px(12)
        color: row.chosen ? Theme.buttonHovered : row.hovered ? Theme.tileHovered : Qt.alpha(Theme.raised, .85)
        border.width: row.visualFocus ? 2 : 1
        border.color: row.visualFocus ? Theme.text : row.chosen ? Theme.brass : Theme.line
    }

    // An icon with a tooltip.
    component HintedIcon: Icon {
        id: icon

        property string tooltip: ""

        Tooltip {
            text: icon.tooltip
            wanted: pointer.hovered
        }

        HoverHandler {
            id: pointer
        }
    }

    contentItem: RowLayout {
        spacing: Theme.px(16)

        Icon {
            name: row.gameIcon
            tint: Theme.brass
            Layout.leftMargin: Theme.px(16)
            Layout.preferredWidth: Theme.letters(28)
            Layout.preferredHeight: Theme.letters(28)
        }

        Column {
            spacing: Theme.px(3)
            Layout.fillWidth: true

            PlainText {
                width: parent.width
                text: row.title
                color: Theme.text
                elide: Text.ElideRight
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(19)
            }

            PlainText {
                width: parent.width
                text: row.joined([row.players === row.title ? "" : row.players, row.series, row.decks], " · ")
                color: Theme.faint
                elide: Text.ElideRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(14)
            }
        }

        HintedIcon {
            visible: row.origin !== ""
            tooltip: row.origin
            name: "branch-arrow"
            tint: Theme.faint
            Layout.preferredWidth: Theme.letters(20)
            Layout.preferredHeight: Theme.letters(20)
        }

        HintedIcon {
            visible: row.analyzed
            tooltip: qsTr("Analyzed")
            name: "chart"
            tint: Theme.faint
            Layout.preferredWidth: Theme.letters(20)
            Layout.preferredHeight: Theme.letters(20)
        }

        ColumnLayout {
            spacing: Theme.px(3)
            Layout.rightMargin: Theme.px(18)
            Layout.fillWidth: false
            Layout.maximumWidth: row.width * .34

            PlainText {
                text: row.result
                color: row.unfinished ? Theme.gold : Theme.soft
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Layout.fillWidth: true
            }

            PlainText {
                text: row.date
                color: Theme.faint
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignRight
                font.family: Theme.sans
                font.pixelSize: Theme.letters(13)
                Layout.fillWidth: true
            }
        }
    }
}
