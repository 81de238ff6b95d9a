import QtQuick
import QtQuick.Templates as T
import Duelogue

// What is chosen for a seat, side by side; pressed, it opens the box for that seat.
T.RadioButton {
    id: pair

    required property string seatName
    required property string title
    required property var faces
    property bool choosing: false

    implicitHeight: Math.max(Theme.px(128), 64)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    // Whether the box opens for this seat is not the button's to say.
    checkable: false
    text: title
    Accessible.checkable: true
    Accessible.checked: choosing
    Accessible.name: Theme.filled(qsTr("%1: %2"), [seatName, title])
    Accessible.description: qsTr("Choose for this seat")
    Accessible.onPressAction: pair.clicked()
    Accessible.onToggleAction: pair.clicked()
    Keys.onReturnPressed: pair.clicked()
    Keys.onEnterPressed: pair.clicked()

    background: Rectangle {
        radius: Theme.px(14)
        color: pair.hovered ? Theme.tileHovered : Theme.tile
        border.width: pair.visualFocus ? 2 : 1
        border.color: pair.visualFocus ? Theme.text : Theme.line
    }

    contentItem: PairFace {
        title: pair.title
        faces: pair.faces
    }
}
