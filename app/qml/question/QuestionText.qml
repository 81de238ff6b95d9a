import QtQuick
import QtQuick.Layouts
import Duelogue

// Who asks, what is asked, and what is still to be paid.
ColumnLayout {
    id: words

    required property TableModel table

    spacing: Theme.px(1)

    RowLayout {
        spacing: Theme.px(14)

        PlainText {
            text: words.table.title
            color: Theme.brass
            elide: Text.ElideRight
            Layout.fillWidth: true
            Layout.minimumWidth: 60
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(17)
        }

        CostPips {
            visible: words.table.paid.length > 0
            cost: words.table.paid
            side: Theme.letters(18)
            opacity: .35
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Paid: %1").arg(words.table.paidWords)
        }

        CostPips {
            visible: words.table.cost.length > 0
            cost: words.table.cost
            side: Theme.letters(22)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Left to pay: %1").arg(words.table.costWords)
        }
    }

    PlainText {
        text: words.table.aimed < 0 ? words.table.sentence
              : qsTr("Now click on what lights up, or %1 to choose another.").arg(KeyBindings.caps.cancel)
        color: Theme.text
        wrapMode: Text.WordWrap
        maximumLineCount: 4
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Layout.fillWidth: true
        Layout.fillHeight: true
        font.family: Theme.sans
        font.pixelSize: Theme.letters(17)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
