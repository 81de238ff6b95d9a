pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Duelogue

// Says more about what the pointer rests on, or where the keyboard is. It goes into what it is about, and is made only
// when it is wanted. Only one tooltip is shown at a time (ShownTooltip).
Item {
    id: tooltip

    property string text: ""
    property bool wanted: false
    // Where something to be read stands above what it is about.
    property bool below: false

    // It takes no place where what it is about lies in a row.
    visible: false

    Instantiator {
        // What it is about may be about to go.
        active: tooltip.wanted && tooltip.text !== "" && (tooltip.parent?.Window.window ?? null) !== null

        T.ToolTip {
            id: words

            // The delay counts from here. What it is about may be about to go: that it is in no window any more, nothing
            // says by itself.
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
            // It is away at once, before it is destroyed.
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
