pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The earlier states of the deck: what changed in each, and the way back to it.
Sheet {
    id: sheet

    required property DeckEditorModel deck
    readonly property var versions: visible ? deck.versions : []

    preferredWidth: Theme.letters(620)
    spacing: Theme.px(16)
    first: close
    Accessible.name: heading.title

    SheetTitle {
        id: heading

        title: qsTr("Versions")
        sentence: qsTr("A version is kept when you open the deck for changes, close it or play with it.")
    }

    Repeater {
        model: sheet.versions.length

        Version {
            required property int index

            version: sheet.versions[index] ?? ({number: 0, when: "", cards: 0, changes: [], result: ""})
            current: index === 0
            width: parent ? parent.width : 0
        }
    }

    buttons: [
        PlainButton {
            id: close

            text: qsTr("Close")
            keycap: KeyBindings.caps.cancel
            primary: true
            onClicked: sheet.closed()
        }
    ]

    component Version: RowLayout {
        id: entry

        required property var version
        required property bool current

        spacing: Theme.px(14)

        Column {
            spacing: Theme.px(2)
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop

            PlainText {
                width: parent.width
                text: qsTr("%1: %n cards", "", entry.version.cards).arg(entry.version.when)
                color: Theme.text
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.weight: Font.Medium
                font.pixelSize: Theme.letters(16)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                visible: text !== ""
                width: parent.width
                text: entry.version.changes.join(", ")
                color: Theme.soft
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                visible: text !== ""
                width: parent.width
                text: entry.version.result
                color: Theme.text
                wrapMode: Text.WordWrap
                font.family: Theme.sans
                font.pixelSize: Theme.letters(15)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        PlainButton {
            visible: !entry.current
            text: qsTr("Restore")
            tooltip: qsTr("Return to these cards (can be undone)")
            size: 14
            Accessible.name: qsTr("Restore %1").arg(entry.version.when)
            Layout.alignment: Qt.AlignTop
            onClicked: {
                sheet.deck.restore(entry.version.number);
                sheet.closed();
            }
        }
    }
}
