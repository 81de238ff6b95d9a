.pragma library

// The dark theme, as under a lamp in the evening.
//
// Each color is named by its purpose. The contrast of a text to its background is at least 4.5, in the theme of high
// contrast at least 7; tst_themes checks the pairs. `clear` is for screens and eyes that need more contrast. Cards are
// then painted without decoration, and a symbol repeats everything that a color says.
const colors = {
    clear: false,

    // The table and the text on it.
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

    // Colors with a meaning: possible actions, good and bad, defense, actions of cards.
    brass: "#c9a86a",
    gold: "#f2c14e",
    danger: "#e2574c",
    better: "#a9e083",
    worse: "#f0907a",
    shield: "#8fb4d8",
    asks: "#c9a7e0",

    // Buttons; the space bar presses the gold one.
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

    // Borders and steps.
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

    // Marks over cards, which are pictures in every theme.
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

    // Floating numbers.
    lost: "#c4352c",
    lostRim: "#ffd9cf",
    gained: "#447d35",
    gainedRim: "#e6ffd2",
    inkOnNumber: "#fff8ee",

    // The seats, distinguishable with every kind of color vision, and the text on their colors.
    seats: ["#6db3e8", "#eaa63c", "#54c199", "#d58fc0"],
    inkOnSeat: "#241d15"
};
