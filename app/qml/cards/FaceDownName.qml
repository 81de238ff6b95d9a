import QtQuick
import Duelogue

// The name of a face-down card, for the player who knows the card.
Rectangle {
    id: plate

    required property string name
    required property bool flat
    // The maximum width.
    required property real room
    required property real size

    width: Math.min(room, known.implicitWidth + Theme.px(12))
    height: known.implicitHeight + Theme.px(6)
    radius: Theme.px(6)
    color: Qt.alpha(Theme.plate, .85)

    PlainText {
        id: known

        anchors.centerIn: parent
        width: plate.room - Math.min(Theme.px(8), 3)
        horizontalAlignment: Text.AlignHCenter
        // A word that is too long for its line is drawn smaller instead of being broken.
        wrapMode: plate.flat ? Text.NoWrap : Text.WordWrap
        fontSizeMode: plate.flat ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 5
        elide: Text.ElideRight
        maximumLineCount: plate.flat ? 1 : 3
        text: plate.name
        color: Theme.plateText
        font.family: Theme.serif
        font.pixelSize: plate.size
    }
}
