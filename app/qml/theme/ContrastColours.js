.pragma library

// Black, white, and few colours that are bright.
const colours = {
    clear: true,

    feltMiddle: "#0b0b0b",
    felt: "#060606",
    feltRim: "#000000",
    panel: "#000000",
    raised: "#0d0d0d",
    line: "#9a9a9a",
    text: "#ffffff",
    soft: "#f2f2f2",
    faint: "#d4d4d4",
    bright: "#ffffff",
    veil: "#000000",

    brass: "#ffdf7e",
    gold: "#ffd400",
    danger: "#ff7a6b",
    better: "#9dff7a",
    worse: "#ffa894",
    shield: "#7cc8ff",
    asks: "#e3b8ff",

    button: "#111111",
    buttonHovered: "#333333",
    buttonRim: "#e0e0e0",
    goldDeep: "#ffd400",
    goldBright: "#ffe766",
    inkOnGold: "#000000",
    chip: "#111111",
    chosen: "#ffffff",
    inkOnChosen: "#000000",

    tile: "#0a0a0a",
    tileHovered: "#242424",
    tileLit: "#2b2600",
    seatOpen: "#0d0d0d",
    sheet: "#000000",
    note: "#000000",
    question: "#000000",
    waiting: "#000000",
    banner: "#000000",
    notice: "#3a0000",
    tag: "#000000",

    ownRim: "#ffd400",
    turnRim: "#ffffff",
    stepPast: "#b0b0b0",
    stepAhead: "#6a6a6a",
    arrowShade: "#000000",

    dial: "#000000",
    dialSign: "#555555",
    dialTrack: "#4a4a4a",
    dialAlarm: "#ffb0a6",
    dialAlarmSign: "#8a2a20",

    plate: "#000000",
    plateText: "#ffffff",
    plateBetter: "#9dff7a",
    plateWorse: "#ffb3a3",
    paper: "#f6eedd",
    advanceMark: "#a31208",
    guardMark: "#0b4f86",
    death: "#e2574c",
    deathShade: "#170807",

    lost: "#8f0f08",
    lostRim: "#ffffff",
    gained: "#0d5500",
    gainedRim: "#ffffff",
    inkOnNumber: "#ffffff",

    seats: ["#7cc8ff", "#ffb545", "#4fe0aa", "#f5a6dd"],
    inkOnSeat: "#000000"
};
