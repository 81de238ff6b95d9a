pragma Singleton

import QtQuick

// The only tooltip that is shown. The pointer can rest on one item while the keyboard focus is on another, or on an
// item within an item. The tooltip that became due last is shown. When it ends, the previous one is shown again.
QtObject {
    id: shown

    readonly property Item tooltip: due.length > 0 ? due[due.length - 1] : null

    // In the order in which they became due.
    property var due: []

    function add(tooltip: Item): void {
        shown.remove(tooltip);
        shown.due = shown.due.concat([tooltip]);
    }

    function remove(tooltip: Item): void {
        shown.due = shown.due.filter(each => each !== null && each !== tooltip);
    }
}
