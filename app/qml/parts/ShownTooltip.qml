pragma Singleton

import QtQuick

// The only tooltip that is shown. The pointer can rest on one item while the keyboard focus is on another, or on an
// item within an item. The tooltip that became due last is shown. When it ends, the previous one is shown again.
QtObject {
    id: shown

    // Requests the definition of a term that was clicked in a text.
    signal termAsked(string term)

    readonly property Item tooltip: due.length > 0 ? due[due.length - 1] : null

    // The table's name for the part under the pointer or with the focus. Empty if that part has no named tooltip. Set
    // at once, before the tooltip is due.
    readonly property string term: (named as Tooltip)?.term ?? ""

    // The named tooltip that became active last; null once the pointer or the focus has left its part.
    property Item named: null
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
