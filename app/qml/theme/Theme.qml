pragma Singleton

import QtQuick
import Duelogue
import "ContrastColors.js" as Contrast
import "DarkColors.js" as Dark
import "LightColors.js" as Light

// Colors, letters and lengths of the whole window. Gold marks possible actions of the player; red marks danger. Each
// theme has a file of colors next to this file.
QtObject {
    id: theme

    // Set by the window: 1 at 1600 x 900.
    property real unit: 1
    readonly property bool motion: Preferences.motion
    readonly property int glide: motion ? 220 : 0
    readonly property int quick: motion ? 150 : 0

    readonly property string serif: "Quattrocento"
    readonly property string sans: "Inter"

    // By the names of Preferences.theme; an unknown name selects the dark theme.
    readonly property var all: ({dark: Dark.colors, light: Light.colors, contrast: Contrast.colors})
    readonly property string nowNamed: all[Preferences.theme] ? Preferences.theme : "dark"
    readonly property var now: all[nowNamed]
    // `clear`: cards are painted without decoration. `marked`: a symbol repeats everything that a color says.
    readonly property bool clear: now.clear
    readonly property bool marked: Preferences.marks || clear
    // The style of painted cards: the suffix that CardImages reads after a key.
    readonly property string brush: clear ? "?clear" : marked ? "?marked" : ""

    readonly property color feltMiddle: now.feltMiddle
    readonly property color felt: now.felt
    readonly property color feltRim: now.feltRim
    readonly property color panel: now.panel
    readonly property color raised: now.raised
    readonly property color line: now.line
    readonly property color text: now.text
    readonly property color soft: now.soft
    readonly property color faint: now.faint
    readonly property color bright: now.bright
    readonly property color veil: now.veil
    readonly property color brass: now.brass
    readonly property color gold: now.gold
    readonly property color danger: now.danger
    readonly property color better: now.better
    readonly property color worse: now.worse
    readonly property color shield: now.shield
    readonly property color asks: now.asks
    readonly property color button: now.button
    readonly property color buttonHovered: now.buttonHovered
    readonly property color buttonRim: now.buttonRim
    readonly property color goldDeep: now.goldDeep
    readonly property color goldBright: now.goldBright
    readonly property color inkOnGold: now.inkOnGold
    readonly property color chip: now.chip
    readonly property color chosen: now.chosen
    readonly property color inkOnChosen: now.inkOnChosen
    readonly property color tile: now.tile
    readonly property color tileHovered: now.tileHovered
    readonly property color tileLit: now.tileLit
    readonly property color seatOpen: now.seatOpen
    readonly property color sheet: now.sheet
    readonly property color note: now.note
    readonly property color question: now.question
    readonly property color waiting: now.waiting
    readonly property color banner: now.banner
    readonly property color notice: now.notice
    readonly property color tag: now.tag
    readonly property color ownRim: now.ownRim
    readonly property color turnRim: now.turnRim
    readonly property color stepPast: now.stepPast
    readonly property color stepAhead: now.stepAhead
    readonly property color arrowShade: now.arrowShade
    readonly property color dial: now.dial
    readonly property color dialSign: now.dialSign
    readonly property color dialTrack: now.dialTrack
    readonly property color dialAlarm: now.dialAlarm
    readonly property color dialAlarmSign: now.dialAlarmSign
    readonly property color plate: now.plate
    readonly property color plateText: now.plateText
    readonly property color plateBetter: now.plateBetter
    readonly property color plateWorse: now.plateWorse
    readonly property color paper: now.paper
    readonly property color advanceMark: now.advanceMark
    readonly property color guardMark: now.guardMark
    readonly property color ash: now.ash
    readonly property color turnLight: now.turnLight
    readonly property color death: now.death
    readonly property color deathShade: now.deathShade
    readonly property color lost: now.lost
    readonly property color lostRim: now.lostRim
    readonly property color gained: now.gained
    readonly property color gainedRim: now.gainedRim
    readonly property color inkOnNumber: now.inkOnNumber
    readonly property list<color> seats: now.seats
    readonly property color inkOnSeat: now.inkOnSeat

    function seat(hue: int): color {
        return hue < 0 ? brass : seats[hue % seats.length];
    }

    // Returns the symbol that repeats the color of a seat.
    function seatSign(hue: int): string {
        return hue < 0 ? "" : ["●", "▲", "■", "◆"][hue % 4];
    }

    // Returns the symbol for a figure above or below its printed value; empty unless symbols are on.
    function changeSign(change: int): string {
        return !marked || change === Table.Change.Same ? "" : change === Table.Change.Up ? "▲" : "▼";
    }

    // Adapts the colors of card names to the background of the theme. The markup has colors for a dark background.
    function onGround(line: string): string {
        return panel.hslLightness < .5 ? line : line.replace(/color="(#[0-9a-f]{6})"/g, (all, name) => {
            const color = Qt.color(name);
            return 'color="' + Qt.hsla(Math.max(0, color.hslHue), Math.min(.8, color.hslSaturation), .26, 1) + '"';
        });
    }

    // Replaces "%1" to "%9" in a sentence by values in a single pass, so that "%2" within a name stays unchanged.
    function filled(sentence: string, values: var): string {
        return sentence.replace(/%([1-9])/g, (all, place) => values[place - 1] ?? "");
    }

    // Escapes words for a line with markup.
    function escaped(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    // Returns the words of a line without its markup.
    function unmarked(line: string): string {
        return line.replace(/<br>/g, "\n").replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">")
            .replace(/&quot;/g, "\"").replace(/&amp;/g, "&");
    }

    // Returns the card names in a line with markup, in order.
    function cardsIn(line: string): list<string> {
        return (line.match(/<font[^>]*>.*?<\/font>/g) ?? []).map(name => unmarked(name));
    }

    // Returns a line with a link at each card name, whose address is the number of the name in the line.
    function linked(line: string): string {
        let number = 0;
        return line.replace(/<font[^>]*>(.*?)<\/font>/g, (all, name) => '<a href="' + number++ + '">' + name + "</a>");
    }

    // Durations of animations in a moment of `time` milliseconds, all shorter than the moment. `strike` is a whole
    // strike, `blow` the time until it hits, `crumble` the time until a card has burnt. All are 0 if animations are
    // off.
    function strike(time: int): int {
        return motion ? Math.min(time * .55, 1000) : 0;
    }

    function blow(time: int): int {
        return strike(time) * .45;
    }

    function crumble(time: int): int {
        return motion ? Math.min(time * .85, 1500) : 0;
    }

    function px(units: real): real {
        return units * unit;
    }

    // Returns a letter size of at least 11 pixels, so that text stays readable in a small window.
    function letters(units: real): int {
        return Math.max(11, Math.round(units * unit * Preferences.letters));
    }

    function tone(which: int): color {
        switch (which) {
        case Table.Tone.You:
            return gold;
        case Table.Tone.Other:
            return worse;
        case Table.Tone.Card:
            return asks;
        default:
            return shield;
        }
    }
}
