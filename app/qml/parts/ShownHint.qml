pragma Singleton

import QtQuick

// The one Hint that is shown. The pointer can rest on one thing while the keyboard is on another, or on a thing within a
// thing: of all hints that are due, the last one is shown, and the one before it again once the last one is gone.
QtObject {
    id: shown

    readonly property Item hint: due.length > 0 ? due[due.length - 1] : null

    // In the order in which they became due.
    property var due: []

    function add(hint: Item): void {
        shown.remove(hint);
        shown.due = shown.due.concat([hint]);
    }

    function remove(hint: Item): void {
        shown.due = shown.due.filter(each => each !== null && each !== hint);
    }
}
