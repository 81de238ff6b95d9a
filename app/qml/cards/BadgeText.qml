import QtQuick
import QtQuick.Window
import Duelogue

// The number in a badge, with its digits in the middle of the badge's height. The badge has a height of whole pixels: the
// software renderer draws a fraction of a pixel as a whole one, below the number.
PlainText {
    // How high a digit of the font is.
    readonly property real digit: .727 * fontInfo.pixelSize
    // A whole number of the screen's pixels below the upper edge, so that the renderer rounds both the same way.
    readonly property real baselineY: Math.round((parent.height + digit) / 2 * Screen.devicePixelRatio) / Screen.devicePixelRatio

    y: baselineY - baselineOffset
    font.family: Theme.sans
    font.bold: true
}
