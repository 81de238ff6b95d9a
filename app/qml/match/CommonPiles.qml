pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Duelogue

// The piles that belong to no seat, with their card counts. Clicking a pile opens its cards, if they may be looked at.
Row {
    id: row

    required property TableModel table

    signal opened(int pile)

    spacing: Theme.px(8)

    Repeater {
        model: row.table.commons

        T.AbstractButton {
            id: pile

            required property int index
            required property string name
            required property string sign
            required property int count
            required property bool opens

            implicitWidth: implicitContentWidth + leftPadding + rightPadding
            implicitHeight: implicitContentHeight + topPadding + bottomPadding
            leftPadding: Theme.px(11)
            rightPadding: Theme.px(11)
            topPadding: Theme.px(6)
            bottomPadding: Theme.px(6)
            enabled: opens && count > 0
            focusPolicy: Qt.TabFocus
            hoverEnabled: true
            Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
            Accessible.name: Theme.filled(qsTr("%1: %n cards", "", count), [name])
            Accessible.onPressAction: pile.clicked()
            onClicked: row.opened(index)
            Keys.onReturnPressed: pile.clicked()
            Keys.onEnterPressed: pile.clicked()

            background: Rectangle {
                radius: height / 2
                color: pile.enabled && pile.hovered ? Theme.buttonHovered : Qt.alpha(Theme.panel, .66)
                border.width: pile.visualFocus ? 2 : 1
                border.color: pile.visualFocus ? Theme.gold : Theme.line
            }

            contentItem: FactLabel {
                icon: pile.sign
                number: pile.count
                tooltip: pile.name
                game: row?.table.game ?? ""
                Accessible.ignored: true
            }
        }
    }
}
