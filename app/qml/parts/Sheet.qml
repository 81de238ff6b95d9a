import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Duelogue

// A panel in the middle of the window, for reading or choosing. Content that does not fit scrolls; the buttons below
// stay visible.
Overlay {
    id: sheet

    property real preferredWidth: Theme.letters(420)
    // Places the sheet above the middle, away from a click in the lower half.
    property bool upper: false
    // Centers the buttons instead of aligning them to the right.
    property bool centered: false
    property alias spacing: column.spacing
    property alias between: foot.spacing
    property alias buttons: foot.data
    default property alias content: column.data
    readonly property real rim: Math.max(8, Theme.px(24))
    readonly property real inset: Math.round(Theme.px(34))
    readonly property Item focused: Window.activeFocusItem

    function widthOf(items: var, between: real): real {
        let sum = 0;
        for (let i = 0; i < items.length; ++i)
            sum += items[i].width + (i > 0 ? between : 0);
        return sum;
    }

    function scrollBy(way: real) {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + way));
    }

    function reveal(item: Item) {
        for (let above = item; above; above = above.parent) {
            if (above !== column)
                continue;
            const top = item.mapToItem(column, 0, 0).y;
            view.contentY = Math.max(Math.min(view.contentY, top), top + item.height - view.height);
            return;
        }
    }

    onFocusedChanged: if (visible && focused) reveal(focused)
    onVisibleChanged: view.contentY = 0
    inRows: true
    onBeyond: y => scrollBy(y * Theme.letters(48))

    Rectangle {
        id: panel

        readonly property real below: foot.height > 0 ? foot.height + Theme.px(20) : 0
        readonly property real most: (sheet.upper ? sheet.height / 2 : sheet.height) - 2 * sheet.rim

        anchors.horizontalCenter: parent.horizontalCenter
        y: sheet.upper ? sheet.height / 2 - height - Theme.px(6) : (sheet.height - height) / 2
        width: Math.min(sheet.preferredWidth + 2 * sheet.inset, sheet.width - 2 * sheet.rim)
        // Whole pixels, so that content with enough room is not clipped.
        height: Math.min(Math.ceil(view.contentHeight + below) + 2 * sheet.inset - 2 * view.edge, most)
        radius: Theme.px(22)
        color: Qt.alpha(Theme.sheet, .98)
        border.width: 1
        border.color: Qt.alpha(Theme.brass, .5)

        // Keeps clicks on the panel from closing the sheet.
        MouseArea {
            anchors.fill: parent
        }

        Flickable {
            id: view

            // Room for the borders of items at the edge.
            readonly property real edge: 3

            anchors.fill: parent
            anchors.margins: sheet.inset - edge
            anchors.bottomMargin: sheet.inset - edge + panel.below
            contentHeight: column.implicitHeight + 2 * edge
            clip: true
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            T.ScrollBar.vertical: ScrollThumb {
                parent: panel
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(8)
                anchors.top: view.top
                anchors.bottom: view.bottom
            }

            Column {
                id: column

                x: view.edge
                y: view.edge
                width: view.width - 2 * view.edge
                spacing: Theme.px(12)
            }
        }

        Flow {
            id: foot

            // Whole pixels, so that a fraction of a pixel never wraps a button.
            readonly property real row: Math.ceil(sheet.widthOf(visibleChildren, spacing))

            anchors.bottom: parent.bottom
            anchors.bottomMargin: sheet.inset
            x: sheet.centered ? (panel.width - width) / 2 : panel.width - width - sheet.inset
            width: Math.min(row, panel.width - 2 * sheet.inset)
            spacing: Theme.px(12)
            layoutDirection: Qt.RightToLeft
        }
    }
}
