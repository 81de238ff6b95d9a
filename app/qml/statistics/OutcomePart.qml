import QtQuick
import Duelogue

// A segment of a bar: wins are filled, losses are hollow, and draws are half transparent. The segments thus differ in
// more than color.
Rectangle {
    id: part

    enum Outcome { Won, Even, Lost }

    required property int outcome
    readonly property color hue: outcome === OutcomePart.Won ? Theme.better : outcome === OutcomePart.Even ? Theme.faint : Theme.worse

    radius: Math.min(2, width / 2, height / 2)
    color: outcome === OutcomePart.Won ? hue : Qt.alpha(hue, outcome === OutcomePart.Even ? .5 : .12)
    border.width: outcome === OutcomePart.Won || Math.min(width, height) < 4 ? 0 : 1
    border.color: hue
}
