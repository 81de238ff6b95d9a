import QtQuick
import Duelogue

// Won, even and lost matches beside each other. It is as long as its part of `most`.
Item {
    id: bar

    property int won: 0
    property int even: 0
    property int lost: 0
    property int most: won + even + lost
    readonly property real step: width / Math.max(1, most)

    implicitHeight: Math.max(Theme.px(16), 9)
    Accessible.ignored: true

    OutcomePart {
        outcome: OutcomePart.Won
        width: bar.won * bar.step
        height: bar.height
    }

    OutcomePart {
        outcome: OutcomePart.Even
        x: bar.won * bar.step
        width: bar.even * bar.step
        height: bar.height
    }

    OutcomePart {
        outcome: OutcomePart.Lost
        x: (bar.won + bar.even) * bar.step
        width: bar.lost * bar.step
        height: bar.height
    }
}
