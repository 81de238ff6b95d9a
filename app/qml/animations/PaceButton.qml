import QtQuick
import Duelogue

// A button that shows the pace of the animations and switches to the next pace, from slow to fast and round again.
PlainButton {
    readonly property var names: ({
        off: qsTr("Pace: at once"), fast: qsTr("Pace: fast"), normal: qsTr("Pace: normal"), slow: qsTr("Pace: slow"),
        wait: qsTr("Pace: wait for me")
    })

    text: names[Preferences.pace] ?? names.normal
    tooltip: qsTr("How fast what happens is shown")
    onClicked: Preferences.nextPace()
}
