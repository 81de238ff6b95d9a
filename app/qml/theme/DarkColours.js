.pragma library

// As under a lamp in the evening.
//
// Each colour is named by what it is for. Whatever is written has a contrast of 4.5 to what it is written on, in the
// theme of high contrast of 7; tst_themes knows the pairs. `clear` is for screens and eyes that want more: cards are
// painted without what only adorns them, and every colour that tells something has a sign beside it.
const colours = {
    clear: false,

    // The table, and what is written on it.
    feltMiddle: "#28493f",
    felt: "#183029",
    feltRim: "#0b1613",
    panel: "#0e1714",
    raised: "#17231f",
    line: "#2c3d36",
    text: "#f3ead8",
    soft: "#cfc7b4",
    faint: "#8fa399",
    bright: "#f6eedd",
    veil: "#070d0b",

    // What tells something: what can be done, what is good or bad, who defends, what a card does.
    brass: "#c9a86a",
    gold: "#f2c14e",
    danger: "#e2574c",
    better: "#a9e083",
    worse: "#f0907a",
    shield: "#8fb4d8",
    asks: "#c9a7e0",

    // Buttons; the golden one is pressed by the space bar.
    button: "#1d2a25",
    buttonHovered: "#2b3c36",
    buttonRim: "#44564e",
    goldDeep: "#c9973a",
    goldBright: "#f2c14e",
    inkOnGold: "#21180a",
    chip: "#18231f",
    chosen: "#e4d6b6",
    inkOnChosen: "#241d15",

    // Panels, from the start screen to the questions.
    tile: "#141f1b",
    tileHovered: "#20302a",
    tileLit: "#2a2a1c",
    seatOpen: "#1b2620",
    sheet: "#121b17",
    note: "#101815",
    question: "#141412",
    waiting: "#101916",
    banner: "#090f0d",
    notice: "#3a1512",
    tag: "#15201c",

    // Rims and steps.
    ownRim: "#6b6146",
    turnRim: "#7d6f52",
    stepPast: "#4a5f56",
    stepAhead: "#2b3b34",
    arrowShade: "#0a0f0d",

    // The ring with a seat's number.
    dial: "#1b1512",
    dialSign: "#8d6f5a",
    dialTrack: "#33281f",
    dialAlarm: "#ffb3a6",
    dialAlarmSign: "#c25448",

    // What is laid over cards, which are pictures in every theme.
    plate: "#171310",
    plateText: "#f3ead8",
    plateBetter: "#a9e083",
    plateWorse: "#f0907a",
    paper: "#f6eedd",
    advanceMark: "#c4453b",
    guardMark: "#4f7396",
    ash: "#8d857b",
    turnLight: "#ffd98a",
    death: "#e2574c",
    deathShade: "#170807",

    // Numbers that float up.
    lost: "#c4352c",
    lostRim: "#ffd9cf",
    gained: "#447d35",
    gainedRim: "#e6ffd2",
    inkOnNumber: "#fff8ee",

    // The seats, which people with any eyes tell apart, and what is written on their colours.
    seats: ["#6db3e8", "#eaa63c", "#54c199", "#d58fc0"],
    inkOnSeat: "#241d15"
};
