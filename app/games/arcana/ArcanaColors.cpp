#include "app/games/arcana/ArcanaColors.h"

namespace duelogue::arcana {

CardColors cardColors() {
    return {
        .frames =
            {
                // white, blue, black, red and green; lands
                {.letter = 'W', .hues = {"#dccfae", "#978963", "#fff1c4", "#4b3f25"}, .ground = Ground::Fields},
                {.letter = 'U', .hues = {"#44769f", "#1f3f60", "#a5d6ff", "#0c2036"}, .ground = Ground::Sea},
                {.letter = 'B', .hues = {"#5f5069", "#2b2233", "#cdb0e6", "#150f1b"}, .ground = Ground::Night},
                {.letter = 'R', .hues = {"#ad4e3d", "#5c231c", "#ffb98f", "#2b0d0a"}, .ground = Ground::Fire},
                {.letter = 'G', .hues = {"#54834d", "#27452b", "#cfeeb0", "#0f2113"}, .ground = Ground::Wood},
                {.letter = 'L', .hues = {"#8d7759", "#4c3e2e", "#ecd8b4", "#241c13"}, .yields = true},
            },
        .pips =
            {
                {.letter = 'W', .ground = "#f1e4b4", .icon = "sun"},
                {.letter = 'U', .ground = "#86bdea", .icon = "drop"},
                {.letter = 'B', .ground = "#9a87ac", .icon = "death-skull"},
                {.letter = 'R', .ground = "#e3846a", .icon = "flame"},
                {.letter = 'G', .ground = "#8abd78", .icon = "oak-leaf"},
                {.letter = 'T', .icon = "return-arrow"},
            },
    };
}

}  // namespace duelogue::arcana
