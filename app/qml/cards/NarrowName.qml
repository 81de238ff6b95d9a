import QtQuick
import Duelogue

// The name of what lies in a narrow place, over nearly all of it, in two lines.
Rectangle {
    id: plate

    required property string name

    radius: Theme.px(6)
    color: Qt.alpha(Theme.plate, .85)

    PlainText {
        anchors.fill: parent
        text: plate.name
        color: Theme.plateText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        maximumLineCount: 2
        lineHeight: .85
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        font.family: Theme.serif
        font.pixelSize: Math.min(Theme.letters(12), Math.max(8, plate.height * .46))
    }
}
