#include "app/games/netrun/NetrunColors.h"

namespace duelogue::netrun {

CardColors cardColors() {
    return {
        .frames =
            {
                {.letter = 'S', .hues = {"#3c4a53", "#1b242a", "#b6d8ea", "#0c1216"}},  // servers
                {.letter = 'H', .hues = {"#6f6590", "#37304f", "#d3c8f2", "#191527"}},  // Haas-Bioroid
                {.letter = 'J', .hues = {"#a8433f", "#571e20", "#ffc0ae", "#290c0e"}},  // Jinteki
                {.letter = 'N', .hues = {"#c08a32", "#6a4614", "#ffe3a0", "#2d1c08"}},  // NBN
                {.letter = 'Y', .hues = {"#4c7357", "#233d2d", "#c3ecc6", "#0d1d13"}},  // Weyland
                {.letter = 'K', .hues = {"#5b7488", "#2b3b48", "#c6dff0", "#121b22"}},  // the Corp's neutral cards
                {.letter = 'k', .hues = {"#b7612f", "#5f2c15", "#ffcb94", "#2b1208"}},  // Anarchs
                {.letter = 'i', .hues = {"#3d6c9e", "#1b3658", "#a9d4ff", "#0b192c"}},  // Criminals
                {.letter = 'h', .hues = {"#5d9150", "#2a4a26", "#d3f4b4", "#0f2010"}},  // Shapers
                {.letter = 'o', .hues = {"#9a9157", "#4f4928", "#f0e9ae", "#221f10"}},  // Adam
                {.letter = 'v', .hues = {"#87806f", "#464034", "#e9dfc8", "#1f1b15"}},  // the Runner's neutral cards
            },
        .pips =
            {
                {.letter = 'K', .ground = "#eac766", .icon = "stopwatch"},
            },
    };
}

}  // namespace duelogue::netrun
