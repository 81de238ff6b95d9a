import QtQuick
import Duelogue

// A new turn begins, and whose it is.
Item {
    id: banner

    required property string words
    required property int turn
    required property bool mine

    height: Theme.px(128)

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop { position: 0; color: Qt.alpha(Theme.banner, 0) }
            GradientStop { position: .25; color: Qt.alpha(Theme.banner, .9) }
            GradientStop { position: .75; color: Qt.alpha(Theme.banner, .9) }
            GradientStop { position: 1; color: Qt.alpha(Theme.banner, 0) }
        }
    }

    Column {
        anchors.centerIn: parent
        spacing: Theme.px(4)

        PlainText {
            text: banner.words
            color: banner.mine ? Theme.gold : Theme.text
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(46)
            anchors.horizontalCenter: parent.horizontalCenter
        }

        PlainText {
            text: qsTr("Turn %1").arg(banner.turn)
            color: Theme.soft
            font.family: Theme.sans
            font.pixelSize: Theme.letters(18)
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }
}
