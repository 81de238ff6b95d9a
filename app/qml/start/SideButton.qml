import QtQuick
import Duelogue

// Which side a seat plays, where seats differ; a click changes sides.
PlainButton {
    id: side

    required property SetupModel setup
    required property string role

    text: role
    iconName: "clockwise-rotation"
    hint: qsTr("Change sides")
    onClicked: side.setup.changeSides()
}
