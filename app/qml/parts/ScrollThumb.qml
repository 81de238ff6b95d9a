import QtQuick
import QtQuick.Templates as T
import Duelogue

// A scroll bar that is visible only if the content is longer than the view.
T.ScrollBar {
    id: bar

    policy: size < 1 ? T.ScrollBar.AlwaysOn : T.ScrollBar.AlwaysOff
    implicitWidth: Math.max(Theme.px(9), 7)
    minimumSize: .08
    padding: 1
    visible: policy === T.ScrollBar.AlwaysOn
    Accessible.ignored: true

    contentItem: Rectangle {
        implicitWidth: bar.implicitWidth - 2
        radius: width / 2
        color: bar.pressed ? Theme.brass : Qt.alpha(Theme.brass, bar.hovered ? .7 : .4)
    }
}
