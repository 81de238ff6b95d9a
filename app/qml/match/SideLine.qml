import QtQuick
import QtQuick.Templates as T
import Duelogue

// So many of a card, on one side.
T.AbstractButton {
    id: line

    required property int count
    required property string name
    required property string deed
    readonly property bool any: count > 0

    signal chosen
    signal looked

    implicitHeight: Math.max(Theme.letters(30), 26)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: any ? Theme.filled(qsTr("%1 %2, %3"), [count, name, deed]) : Theme.filled(qsTr("%1 %2"), [count, name])
    Accessible.onPressAction: if (any) chosen()
    Keys.onReturnPressed: if (any) chosen()
    Keys.onEnterPressed: if (any) chosen()
    onClicked: if (any) chosen()
    onHoveredChanged: if (hovered) looked()
    onActiveFocusChanged: if (activeFocus) looked()

    background: Rectangle {
        radius: Theme.px(6)
        color: line.any && (line.hovered || line.activeFocus) ? Qt.alpha(Theme.brass, .22) : "transparent"
        border.width: line.activeFocus ? Math.max(2, Theme.px(2)) : 0
        border.color: Theme.text
    }

    contentItem: Row {
        leftPadding: Theme.px(8)
        spacing: Theme.px(10)

        PlainText {
            width: Theme.letters(26)
            height: parent.height
            text: line.count
            color: line.any ? Theme.gold : Theme.faint
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.letters(16)
        }

        PlainText {
            width: parent.width - x - Theme.px(8)
            height: parent.height
            text: line.name
            color: line.any ? Theme.text : Theme.faint
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            font.family: Theme.sans
            font.pixelSize: Theme.letters(16)
        }
    }
}
