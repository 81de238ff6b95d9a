import QtQuick
import Duelogue

// A button that shows the pace of the animations and switches to the next pace, from slow to fast and round again.
PlainButton {
    readonly property var names: ({
        off: qsTr("Speed: instant"), fast: qsTr("Speed: fast"), normal: qsTr("Speed: normal"), slow: qsTr("Speed: slow"),
        wait: qsTr("Speed: step by step")
    })

    text: names[Preferences.pace] ?? names.normal
    tooltip: qsTr("How fast moves are played out")
    onClicked: Preferences.nextPace()
}
