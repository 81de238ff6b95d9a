pragma ComponentBehavior: Bound

import QtQuick
import Duelogue

// What happened, the newest at the bottom; it stays where it is while one reads further up.
ListView {
    id: log

    required property TableModel table
    property bool following: true
    // A line is a way to where it was written.
    property bool linked: false

    signal linePressed(int line)

    model: table.log
    spacing: Theme.px(6)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // What would be made ahead is asked for where lines have gone meanwhile, and Qt warns of that.
    cacheBuffer: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    onMovementEnded: following = atYEnd
    onCountChanged: settle.restart()
    onHeightChanged: settle.restart()
    onContentHeightChanged: settle.restart()

    // Once the new lines have their heights.
    Timer {
        id: settle

        interval: 0
        onTriggered: if (log.following) log.positionViewAtEnd()
    }

    // The uppermost line goes out below the heading instead of being cut.
    Rectangle {
        parent: log
        visible: !log.atYBeginning
        width: parent.width
        height: Theme.letters(14)
        z: 1
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.panel }
            GradientStop { position: 1; color: Qt.alpha(Theme.panel, 0) }
        }
    }

    delegate: Item {
        id: entry

        required property int index
        required property string line
        required property bool heading

        width: log.width
        height: words.implicitHeight + (heading ? Theme.px(10) : 0)

        TapHandler {
            enabled: log.linked
            cursorShape: Qt.PointingHandCursor
            onTapped: log.linePressed(entry.index)
        }

        Rectangle {
            visible: entry.heading
            y: Theme.px(3)
            width: parent.width
            height: 1
            color: Theme.line
        }

        Text {
            id: words

            anchors.bottom: parent.bottom
            width: parent.width
            text: Theme.onGround(entry.line)
            Accessible.role: Accessible.StaticText
            Accessible.name: entry.line.replace(/<[^>]*>/g, "")
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            color: entry.heading ? Theme.text : Theme.soft
            lineHeight: 1.1
            font.family: entry.heading ? Theme.serif : Theme.sans
            font.bold: entry.heading
            font.pixelSize: Theme.letters(entry.heading ? 15 : 14)
        }
    }
}
