import QtQuick
import Duelogue

// A pending item: its card at the left, its effect at the right.
Rectangle {
    id: item

    required property string title
    required property string what
    required property string faceKey
    required property bool own
    required property rect at
    readonly property real picture: (height - Theme.px(14)) * 250 / 232

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    radius: Theme.px(11)
    color: Theme.raised
    border.width: own && Theme.marked ? 3 : 1
    border.color: own ? Theme.ownRim : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ". " + what

    CardPicture {
        x: Theme.px(8)
        y: Theme.px(7)
        width: item.picture
        height: item.height - Theme.px(14)
        picture: item.faceKey === "" ? "" : "small/" + item.faceKey
    }

    Column {
        x: item.picture + Theme.px(20)
        width: parent.width - x - Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        PlainText {
            width: parent.width
            text: item.title
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.letters(15)
        }

        PlainText {
            width: parent.width
            text: item.what
            color: Theme.soft
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.family: Theme.sans
            font.pixelSize: Theme.letters(13)
        }
    }
}
