.pragma library

// As by daylight; cards stay what they are.
const colours = {
    clear: false,

    feltMiddle: "#e9eddf",
    felt: "#dbe3d3",
    feltRim: "#c3cfbf",
    panel: "#faf8f1",
    raised: "#fffdf7",
    line: "#a9b5a6",
    text: "#1f2620",
    soft: "#3c463e",
    faint: "#4d5a50",
    bright: "#2a322b",
    veil: "#dfe4d8",

    brass: "#6d4f12",
    gold: "#b45309",
    danger: "#b0123c",
    better: "#2b6a1d",
    worse: "#a8321c",
    shield: "#1f5d94",
    asks: "#6f3f98",

    button: "#f4f1e6",
    buttonHovered: "#e6e2d2",
    buttonRim: "#8d998c",
    goldDeep: "#f0c04f",
    goldBright: "#ffd56e",
    inkOnGold: "#241804",
    chip: "#f4f1e6",
    chosen: "#33473c",
    inkOnChosen: "#fdf9ee",

    tile: "#f7f5ec",
    tileHovered: "#ece9dc",
    tileLit: "#fbeecb",
    seatOpen: "#fffdf6",
    sheet: "#fdfbf5",
    note: "#fdfbf5",
    question: "#fffdf6",
    waiting: "#eef0e6",
    banner: "#fbfaf4",
    notice: "#fbe0da",
    tag: "#fdfbf5",

    ownRim: "#8a6d2c",
    turnRim: "#8a6d2c",
    stepPast: "#7f8f80",
    stepAhead: "#b4bfb2",
    arrowShade: "#fbfaf4",

    dial: "#f6efe2",
    dialSign: "#b9a284",
    dialTrack: "#ddd2bd",
    dialAlarm: "#a3170f",
    dialAlarmSign: "#d98a7f",

    plate: "#171310",
    plateText: "#f3ead8",
    plateBetter: "#a9e083",
    plateWorse: "#f0907a",
    paper: "#f6eedd",
    advanceMark: "#b0123c",
    guardMark: "#1f5d94",
    death: "#e2574c",
    deathShade: "#170807",

    lost: "#b92d24",
    lostRim: "#ffffff",
    gained: "#356f28",
    gainedRim: "#ffffff",
    inkOnNumber: "#ffffff",

    seats: ["#1767a6", "#945200", "#0a6c4b", "#99407f"],
    inkOnSeat: "#ffffff"
};
