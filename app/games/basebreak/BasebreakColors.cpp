#include "app/games/basebreak/BasebreakColors.h"

namespace duelogue::basebreak {

CardColors cardColors() {
    return {
        .frames =
            {
                // aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies
                {.letter = 'a', .hues = {"#4d8f86", "#1d4844", "#a8ffe6", "#0a201f"}, .ground = Ground::Space},
                {.letter = 'd', .hues = {"#8a7a3c", "#45421d", "#f0e59a", "#1f1d0c"}, .ground = Ground::Wood},
                {.letter = 'n', .hues = {"#5a5d70", "#262834", "#d98f8f", "#12131b"}, .ground = Ground::Night},
                {.letter = 'p', .hues = {"#3f6288", "#1b304c", "#ffd28a", "#0b1828"}, .ground = Ground::Sea},
                {.letter = 'r', .hues = {"#8d7468", "#463830", "#ffc08f", "#1f1815"}},
                {.letter = 't', .hues = {"#6b8f4a", "#2f4a24", "#e3f7a0", "#131f0e"}, .ground = Ground::Wood},
                {.letter = 'w', .hues = {"#6a58a0", "#31265a", "#d6c2ff", "#150f2b"}},
                {.letter = 'z', .hues = {"#6f7d5f", "#343c2b", "#c8e09a", "#161a11"}, .ground = Ground::Night},
            },
    };
}

}  // namespace duelogue::basebreak
