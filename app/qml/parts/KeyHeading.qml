import QtQuick
import Duelogue

// The context of the keys below it; hidden for keys that work everywhere.
PlainText {
    visible: text !== ""
    width: parent ? parent.width : 0
    topPadding: Theme.px(12)
    color: Theme.brass
    wrapMode: Text.WordWrap
    font.family: Theme.serif
    font.bold: true
    font.pixelSize: Theme.letters(18)
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
