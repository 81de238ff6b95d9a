import QtQuick
import QtQuick.Layouts
import Duelogue

// The cards of a pile that may be looked at, the newest first.
Overlay {
    id: browser

    required property TableModel table
    required property string name

    dim: .9
    Accessible.name: name
    onBeyond: y => cards.scrollBy(y)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(30)
        spacing: Theme.px(12)

        PlainText {
            text: browser.name
            color: Theme.brass
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(24)
        }

        CardGrid {
            id: cards

            choosing: false
            model: browser.table.pile
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        PlainButton {
            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            focus: true
            Layout.alignment: Qt.AlignHCenter
            onClicked: browser.closed()
        }
    }
}
