import QtQuick
import Duelogue

// A step of what is looked at again: the picture of the card that it is about, or a dot.
Item {
    id: step

    required property int index
    required property string modelData
    required property bool now

    signal chosen

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Step %1").arg(index + 1)
    Accessible.onPressAction: chosen()

    CardArt {
        visible: step.modelData !== ""
        anchors.fill: parent
        anchors.margins: Theme.px(2)
        faceKey: step.modelData
        opacity: step.now || pointer.hovered ? 1 : .6
    }

    Rectangle {
        visible: step.modelData === ""
        anchors.centerIn: parent
        width: Math.min(Theme.px(10), parent.width * .5)
        height: width
        radius: width / 2
        color: step.now ? Theme.gold : Theme.faint
    }

    Rectangle {
        visible: step.now
        anchors.bottom: parent.bottom
        x: Theme.px(2)
        width: parent.width - 2 * x
        height: Math.max(2, Theme.px(3))
        color: Theme.gold
    }

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: step.chosen()
    }
}
