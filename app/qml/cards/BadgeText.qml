import QtQuick
import Duelogue

// The number in a badge. It is centered as exactly as the screen allows: on a screen with scale 2 a position that is
// rounded to whole logical pixels is too high by a pixel of the screen.
PlainText {
    anchors.alignWhenCentered: false
    font.family: Theme.sans
    font.bold: true
}
