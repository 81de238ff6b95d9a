import QtQuick
import Duelogue

// Where the person wants to be asked in turns like this one; it comes and goes with a click. For the keyboard there is
// the sheet that the menu opens.
Rectangle {
    id: stop

    required property string game
    required property bool mine
    required property int phase
    readonly property var kept: Preferences.asking[game] ?? ({})
    readonly property bool set: (kept.stops ?? []).includes(Preferences.stop(mine, phase))

    height: width
    radius: width * .3
    color: set ? Theme.lost : "transparent"
    border.width: 1
    border.color: set ? Theme.inkOnNumber : Theme.faint
    Accessible.role: Accessible.CheckBox
    Accessible.name: qsTr("Stop here")
    Accessible.checked: set
    Accessible.onPressAction: Preferences.toggleStop(game, mine, phase)
    Accessible.onToggleAction: Preferences.toggleStop(game, mine, phase)

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * .5
        height: Math.max(2, parent.height * .18)
        color: stop.set ? Theme.inkOnNumber : Theme.faint
    }

    MouseArea {
        id: area

        anchors.fill: parent
        anchors.margins: -3
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: Preferences.toggleStop(stop.game, stop.mine, stop.phase)
    }

    Hint {
        text: stop.set ? qsTr("You are asked here. Click to be passed over again.")
                       : qsTr("Stop here: ask me in this part of such turns")
        wanted: area.containsMouse
    }
}
