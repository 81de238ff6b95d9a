import QtQuick
import Duelogue

// A warning on the table, shown for as long as it applies.
Rectangle {
    id: strip

    required property string words
    // The width of the words in one line.
    readonly property real oneLine: text.implicitWidth + 2 * text.x

    visible: words !== ""
    height: text.implicitHeight + Theme.px(16)
    radius: Theme.px(10)
    color: Qt.alpha(Theme.notice, .95)
    border.width: 1
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    PlainText {
        id: text

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(16)
        width: parent.width - 2 * x
        text: strip.words
        color: Theme.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.sans
        font.pixelSize: Theme.letters(15)
    }
}
