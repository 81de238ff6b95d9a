pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Duelogue

// A tooltip for its parent item, for the pointer or the keyboard focus. The popup is created only on demand. Only one
// tooltip is shown at a time (ShownTooltip).
Item {
    id: tooltip

    property string text: ""
    property bool wanted: false
    // The name of the parent on the table, if the glossary may explain it.
    property string term: ""
    readonly property bool names: wanted && term !== ""
    // Puts the tooltip below its parent. For parts with text above them, which the tooltip would otherwise cover.
    property bool below: false

    // The parent may be about to be destroyed.
    readonly property bool isDue: tooltip.wanted && tooltip.text !== "" && (tooltip.parent?.Window.window ?? null) !== null
    // Becomes null if the window destroys the popup before this item.
    property T.ToolTip popup: null

    // An invisible item takes no space if its parent is a row.
    visible: false

    onNamesChanged: {
        if (tooltip.names)
            ShownTooltip.named = tooltip;
        else if (ShownTooltip.named === tooltip)
            ShownTooltip.named = null;
    }

    // The Instantiator of Qt 6.4 crashes if the window destroys the popup first.
    onIsDueChanged: {
        tooltip.popup?.destroy();
        tooltip.popup = tooltip.isDue ? popupOf.createObject(tooltip) : null;
    }

    Component {
        id: popupOf

        T.ToolTip {
            id: words

            // The delay starts with the creation of the popup. The parent may leave its window without a signal, so the
            // timer checks the window.
            readonly property Timer rest: Timer {
                interval: 500
                running: true
                onTriggered: {
                    if (tooltip.parent?.Window.window)
                        ShownTooltip.add(tooltip);
                }
            }

            parent: tooltip.parent
            x: (parent ? parent.width - width : 0) / 2
            y: tooltip.below && parent ? parent.height + Theme.px(7) : -height - Theme.px(7)
            margins: 6
            padding: Theme.px(11)
            topPadding: Theme.px(8)
            bottomPadding: Theme.px(8)
            implicitWidth: Math.min(implicitContentWidth + leftPadding + rightPadding, Theme.letters(380))
            implicitHeight: implicitContentHeight + topPadding + bottomPadding
            text: tooltip.text
            // Hides the popup at once, before it is destroyed.
            visible: tooltip.wanted && ShownTooltip.tooltip === tooltip
            Component.onDestruction: ShownTooltip.remove(tooltip)

            contentItem: PlainText {
                text: words.text
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
    }
}
