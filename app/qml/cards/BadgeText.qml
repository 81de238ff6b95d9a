import QtQuick
import QtQuick.Window
import Duelogue

// The number in a badge, with its digits in the middle of the badge's height. The badge has a height of whole pixels: the
// software renderer draws a fraction of a pixel as a whole one, below the number.
PlainText {
    // The middle of the digits above the baseline.
    readonly property real middle: (font.family === Theme.serif ? .34 : .3635) * fontInfo.pixelSize
    // A whole number of the screen's pixels below the upper edge, so that the renderer rounds both the same way. It cuts
    // the baseline's last digits off: a little is added, so that half a pixel is not less than that.
    readonly property real baselineY: (Math.round((parent.height / 2 + middle) * Screen.devicePixelRatio) + .002) / Screen.devicePixelRatio

    y: baselineY - baselineOffset
    font.family: Theme.sans
    font.bold: true
}
