#include "app/games/tribute/TributeColors.h"

namespace duelogue::tribute {

CardColors cardColors() {
    return {
        .frames =
            {
                {.letter = 'm', .hues = {"#b99a5c", "#6a5327", "#ffe9b0", "#2c2210"}},  // monsters
                {.letter = 'e', .hues = {"#b3693a", "#5f3018", "#ffc795", "#2b150a"}},  // monsters with an effect
                {.letter = 's', .hues = {"#2f8a78", "#134640", "#a5f5df", "#07221f"}},  // spells
                {.letter = 'x', .hues = {"#9c4f7f", "#4f1f40", "#f7b4dd", "#240d1d"}},  // traps
            },
    };
}

}  // namespace duelogue::tribute
