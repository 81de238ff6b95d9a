import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Duelogue

// Says more about what the pointer rests on, or where the keyboard is. It goes into what it is about.
T.ToolTip {
    id: hint

    property bool wanted: false

    x: (parent ? parent.width - width : 0) / 2
    y: -height - Theme.px(7)
    margins: 6
    padding: Theme.px(11)
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    implicitWidth: Math.min(implicitContentWidth + leftPadding + rightPadding, Theme.letters(380))
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    delay: 500
    // What it is about may be about to go.
    visible: wanted && text !== "" && (parent?.Window.window ?? null) !== null

    contentItem: Text {
        text: hint.text
        color: Theme.text
        wrapMode: Text.WordWrap
        font.family: Theme.sans
        font.pixelSize: Theme.letters(14)
    }

    background: Rectangle {
        radius: Theme.px(9)
        color: Qt.alpha(Theme.sheet, .98)
        border.width: 1
        border.color: Qt.alpha(Theme.brass, .6)
    }
}
