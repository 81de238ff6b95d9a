#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/NotationText.h"

namespace duelogue {

/// A text in the notation, taken apart but not yet understood: what its lines mean depends on the game, and is read
/// when it is set up (NotationPosition.h) and played (ScenarioRunner.h). A position and moves are a scenario; decks, a
/// seed and moves are a replay.
struct Scenario {
    struct Seat {
        NotationLine head;                  ///< "player 1"
        std::vector<NotationLine> entries;  ///< "hand CARD, CARD", "deck CARD x40"

        bool operator==(const Seat&) const = default;
    };

    int line = 0;  ///< where it begins
    std::string game;
    std::string name;
    std::uint64_t seed = 1;
    NotationLine turn;        ///< "3 PHASE player 2"; number 0: not given
    std::vector<Seat> seats;  ///< player 1 first, without a gap
    std::vector<NotationLine> moves;

    bool operator==(const Scenario&) const = default;
};

/// All the scenarios of a text: each begins with a `game` line; a line `---` may stand between them.
[[nodiscard]] std::variant<std::vector<Scenario>, NotationError> readScenarios(std::string_view text);

}  // namespace duelogue
