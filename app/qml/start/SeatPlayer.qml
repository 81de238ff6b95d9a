pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Duelogue

// The player at a seat: a name, and a person or one of the computer players.
ColumnLayout {
    id: person

    required property SetupModel setup
    required property int index
    readonly property var modelData: setup.seats[index] ?? ({name: "", kind: 0})
    readonly property var kind: setup.kinds[modelData.kind]
    // Shows only the icons of the kinds of player.
    property bool compact: false
    // Items at the right of the name.
    default property alias behind: head.data

    // Signals that Enter has finished the name.
    signal named

    function nameIt() {
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.px(11)

    RowLayout {
        id: head

        spacing: Theme.px(14)
        // The same height with and without a button beside the name.
        Layout.minimumHeight: Math.max(Theme.px(40), 24)

        Icon {
            name: person.kind ? person.kind.icon : ""
            tint: Theme.brass
            Layout.preferredWidth: Theme.px(40)
            Layout.preferredHeight: Theme.px(40)
        }

        NameField {
            id: field

            text: person.modelData.name
            placeholder: person.modelData.name
            Layout.fillWidth: true
            onEdited: name => person.setup.setName(person.index, name)
            onDone: person.named()
        }
    }

    Flow {
        spacing: Theme.px(6)
        Layout.fillWidth: true

        Repeater {
            model: person.setup.kinds

            ChoiceChip {
                required property int index
                required property var modelData

                text: modelData.name
                iconName: modelData.icon
                tooltip: modelData.description
                compact: person.compact
                oneStop: true
                checked: person.modelData.kind === index
                onClicked: person.setup.setKind(person.index, index)
            }
        }
    }

    PlainText {
        readonly property string told: person.kind ? person.kind.description : ""

        text: person.compact && person.kind ? Theme.filled(qsTr("%1: %2"), [person.kind.name, told]) : told
        color: Theme.faint
        elide: Text.ElideRight
        font.family: Theme.sans
        font.pixelSize: Theme.letters(14)
        Layout.fillWidth: true
    }
}
