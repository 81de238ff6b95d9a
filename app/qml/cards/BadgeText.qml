import QtQuick
import QtQuick.Window
import Duelogue

// The number in a badge, with its digits at the vertical center of the badge. The height of the badge is in whole
// pixels. The software renderer would draw a fraction of a pixel as a whole one, below the number.
PlainText {
    // The vertical center of the digits above the baseline.
    readonly property real middle: (font.family === Theme.serif ? .34 : .3635) * fontInfo.pixelSize
    // The renderer draws the small digits of the sans font a little higher, in device pixels.
    readonly property real drawnHigher: font.family === Theme.serif ? 0 : .15
    // The position of the baseline, in whole device pixels below the upper edge, so that the renderer rounds both the
    // same way. The renderer truncates the last digits of a baseline. The added .002 keeps half a pixel from being
    // truncated.
    readonly property real baselineY: (Math.round((parent.height / 2 + middle) * Screen.devicePixelRatio + drawnHigher) + .002) / Screen.devicePixelRatio

    y: baselineY - baselineOffset
    font.family: Theme.sans
    font.bold: true
}
