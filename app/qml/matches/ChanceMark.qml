import QtQuick
import QtQuick.Templates as T
import Duelogue

// A mistake (a cross) or a turning point (a ring) on the curve; pressed, it goes there.
T.AbstractButton {
    id: mark

    required property var modelData
    required property ReplayModel replay
    readonly property color hue: modelData.mistake ? Theme.danger : Theme.brass

    implicitWidth: Math.max(Theme.px(16), 13)
    implicitHeight: implicitWidth
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: modelData.words
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: mark.clicked()
    onClicked: replay.go(modelData.place)
    Keys.onReturnPressed: mark.clicked()
    Keys.onEnterPressed: mark.clicked()

    background: Rectangle {
        radius: width / 2
        color: mark.modelData.mistake ? Qt.alpha(mark.hue, .25) : Theme.raised
        border.width: mark.visualFocus || mark.hovered ? 3 : 2
        border.color: mark.visualFocus ? Theme.text : mark.hue
    }

    contentItem: Item {
        Repeater {
            model: mark.modelData.mistake ? [45, -45] : []

            Rectangle {
                required property int modelData

                anchors.centerIn: parent
                width: parent ? parent.width * .62 : 0
                height: 2
                rotation: modelData
                color: Theme.text
            }
        }
    }

    Hint {
        text: mark.text
        wanted: mark.hovered || mark.visualFocus
    }
}
