import QtQuick
import Duelogue

// A bar of won, drawn and lost matches. Its length is proportional to their number; `most` matches fill the width.
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
