#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/notation/Text.h"

namespace duelogue {

/// A text in the notation, taken apart but not yet understood: what its lines mean depends on the game, and is read
/// when it is set up (Position.h) and played (ScenarioRunner.h). A position and moves are a scenario; decks, a
/// seed and moves are a replay, which may say what it was played with (match/notation/RulesFingerprint.h).
struct Scenario {
    struct Seat {
        NotationLine head;                  ///< "player 1", "table"
        std::vector<NotationLine> entries;  ///< "hand CARD, CARD", "deck CARD x40"

        bool operator==(const Seat&) const = default;
    };

    int line = 0;  ///< where it begins
    std::string game;
    std::string name;
    std::uint64_t seed = 1;
    NotationLine turn;                  ///< "3 PHASE player 2"; number 0: not given
    NotationLine asking;                ///< "forced choices": those are asked as well; number 0: not given
    NotationLine rules;                 ///< "3": the version of the rules that it was played with; number 0: not given
    NotationLine cards;                 ///< "1a2b3c4d 00c0ffee": fingerprints of its cards, likewise
    std::vector<NotationLine> options;  ///< "points to win 10": options of the match
    std::vector<NotationLine> notes;    ///< "begun 2026-11-24": what is known about the text; nobody plays by it
    std::vector<Seat> seats;            ///< player 1 first, without a gap
    Seat table;                         ///< what is nobody's; its head's number 0: not given
    std::vector<NotationLine> moves;
    std::vector<NotationError> mistakes;  ///< lines that can't be read whatever the game is

    bool operator==(const Scenario&) const = default;
};

/// From now on it doesn't matter what it was played with.
void forgetEdition(Scenario& scenario);
/// The scenarios of a text, and the wrong lines outside of them.
struct ScenarioText {
    std::vector<Scenario> scenarios;
    std::vector<NotationError> mistakes;
};
/// All the scenarios of a text: each begins with a `game` line; a line `---` may stand between them. What is wrong with
/// a scenario's lines stands in Scenario::mistakes.
[[nodiscard]] ScenarioText readScenarioText(std::string_view text);
/// Likewise; only the first line that is wrong, where one is.
[[nodiscard]] std::variant<std::vector<Scenario>, NotationError> readScenarios(std::string_view text);

}  // namespace duelogue
