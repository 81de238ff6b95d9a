pragma Singleton

import QtQuick
import Duelogue

// Colours, letters and lengths of the whole window. Gold belongs to what the player can do now, red to danger.
QtObject {
    id: theme

    // The window sets it: 1 at 1600 x 900.
    property real unit: 1
    // Off while pictures are taken and in tests.
    property bool still: false
    readonly property bool motion: Preferences.motion && !still
    readonly property int glide: motion ? 220 : 0
    readonly property int quick: motion ? 150 : 0

    readonly property string serif: "Quattrocento"
    readonly property string sans: "Inter"

    readonly property color feltMiddle: "#28493f"
    readonly property color felt: "#183029"
    readonly property color feltRim: "#0b1613"
    readonly property color panel: "#0e1714"
    readonly property color raised: "#17231f"
    readonly property color line: "#2c3d36"
    readonly property color text: "#f3ead8"
    readonly property color soft: "#cfc7b4"
    readonly property color faint: "#8fa399"
    readonly property color brass: "#c9a86a"
    readonly property color gold: "#f2c14e"
    readonly property color goldDeep: "#c9973a"
    readonly property color inkOnGold: "#21180a"
    readonly property color danger: "#e2574c"
    readonly property color better: "#a9e083"
    readonly property color worse: "#f0907a"
    readonly property color shield: "#8fb4d8"
    readonly property color spell: "#c9a7e0"
    readonly property color paper: "#f6eedd"
    readonly property color ink: "#241d15"

    // The colours of the seats, which people with any eyes tell apart.
    readonly property list<color> seats: ["#6db3e8", "#eaa63c", "#54c199", "#d58fc0"]

    function seat(hue: int): color {
        return hue < 0 ? brass : seats[hue % seats.length];
    }

    function px(units: real): real {
        return units * unit;
    }

    // Letters never become unreadable, however small the window is.
    function letters(units: real): int {
        return Math.max(11, Math.round(units * unit * Preferences.letters));
    }

    function tone(which: int): color {
        switch (which) {
        case TableModel.You:
            return gold;
        case TableModel.Other:
            return worse;
        case TableModel.Card:
            return spell;
        default:
            return shield;
        }
    }
}
