import QtQuick
import Duelogue

// The background of every screen: felt, lit from the middle.
Image {
    function hex(color: color): string {
        return "/" + String(color).slice(1);
    }

    source: "image://card/felt" + hex(Theme.feltMiddle) + hex(Theme.felt) + hex(Theme.feltRim)
    sourceSize.width: 1280
    sourceSize.height: 720
    fillMode: Image.Stretch
    smooth: true
}
