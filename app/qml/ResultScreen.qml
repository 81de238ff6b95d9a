import QtQuick
import Duelogue

// The end of a match: who won and why, and what to do next.
Overlay {
    id: result

    required property TableModel table

    dim: .74
    Accessible.name: table.resultTitle + ". " + table.resultSentence

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width * .8, Theme.px(720))
        height: words.height + Theme.px(84)
        radius: Theme.px(26)
        color: "#f5121b17"
        border.width: 1
        border.color: Qt.alpha(Theme.brass, .5)

        Column {
            id: words

            anchors.centerIn: parent
            width: parent.width - Theme.px(80)
            spacing: Theme.px(16)

            Icon {
                name: result.table.won ? "laurels" : "checkered-flag"
                tint: result.table.won ? Theme.brass : Theme.faint
                width: Theme.px(130)
                height: width
                anchors.horizontalCenter: parent.horizontalCenter
            }

            Text {
                width: parent.width
                text: result.table.resultTitle
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.letters(54)
            }

            Text {
                width: parent.width
                text: result.table.resultSentence
                color: Theme.soft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(19)
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.px(12)
                spacing: Theme.px(14)

                PlainButton {
                    text: qsTr("Play again")
                    primary: true
                    focus: true
                    implicitHeight: Theme.px(50)
                    onClicked: result.table.again()
                }

                PlainButton {
                    text: qsTr("Other decks")
                    implicitHeight: Theme.px(50)
                    onClicked: result.table.leave()
                }

                PlainButton {
                    text: qsTr("Look at the table")
                    iconName: "magnifying-glass"
                    implicitHeight: Theme.px(50)
                    onClicked: result.closed()
                }
            }
        }
    }
}
