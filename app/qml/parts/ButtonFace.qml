pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// The content of a button: an icon, a text, and the key that presses the button.
Item {
    id: face

    property string text: ""
    property string iconName: ""
    property string keycap: ""
    property color ink: Theme.text
    property real size: 16
    property bool bold: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(9)

        Repeater {
            model: face.iconName === "" ? 0 : 1

            Icon {
                name: face.iconName
                tint: face.ink
                width: Theme.letters(face.size * 1.2)
                height: width
                anchors.verticalCenter: row.verticalCenter
            }
        }

        PlainText {
            visible: face.text !== ""
            text: face.text
            color: face.ink
            font.family: Theme.sans
            font.weight: face.bold ? Font.Bold : Font.Medium
            font.pixelSize: Theme.letters(face.size)
            anchors.verticalCenter: parent.verticalCenter
        }

        Repeater {
            model: face.keycap === "" ? 0 : 1

            Keycap {
                label: face.keycap
                ink: face.ink
                anchors.verticalCenter: row.verticalCenter
            }
        }
    }
}
