import QtQuick
import Duelogue

// The matches of a stretch of time, one upon the other: what was won is at the bottom.
Item {
    id: bar

    required property int index
    required property var modelData
    // The height of a match.
    property real each: 1
    readonly property real thick: Math.min(width * .7, Theme.px(64))

    OutcomePart {
        outcome: OutcomePart.Won
        x: (bar.width - width) / 2
        y: bar.height - height
        width: bar.thick
        height: bar.modelData.won * bar.each
    }

    OutcomePart {
        outcome: OutcomePart.Even
        x: (bar.width - width) / 2
        y: bar.height - height - bar.modelData.won * bar.each
        width: bar.thick
        height: bar.modelData.even * bar.each
    }

    OutcomePart {
        outcome: OutcomePart.Lost
        x: (bar.width - width) / 2
        y: bar.height - (bar.modelData.won + bar.modelData.even + bar.modelData.lost) * bar.each
        width: bar.thick
        height: bar.modelData.lost * bar.each
    }

    Hint {
        text: bar.modelData.words
        wanted: pointer.hovered
    }

    HoverHandler {
        id: pointer
    }
}
