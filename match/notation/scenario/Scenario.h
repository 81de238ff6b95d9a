#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/notation/Text.h"

namespace duelogue {

/// A text in the notation, split into its parts but not yet interpreted. The meaning of a line depends on the game.
/// Lines are interpreted at setup (Position.h) and during play (ScenarioRunner.h). A position with moves is a scenario.
/// Decks, a seed and moves are a replay, which may name the rules and cards it was played with
/// (match/notation/RulesFingerprint.h).
struct Scenario {
    struct Seat {
        NotationLine head;                  ///< "player 1", "table"
        std::vector<NotationLine> entries;  ///< "hand CARD, CARD", "deck CARD x40"

        bool operator==(const Seat&) const = default;
    };

    int line = 0;  ///< number of its first line
    std::string game;
    std::string name;
    NotationLine ruling;          ///< the rule that it proves, in one sentence; number 0 if missing
    NotationLine rulingInGerman;  ///< number 0 only if there is no ruling
    NotationLine about;           ///< "CARD, CARD": the cards that the ruling is about; number 0 if missing
    std::uint64_t seed = 1;
    NotationLine turn;                    ///< "3 PHASE player 2"; number 0 if missing
    NotationLine asking;                  ///< "forced choices": also ask these; number 0 if missing
    NotationLine rules;                   ///< "3": the version of the rules it was played with; number 0 if missing
    NotationLine cards;                   ///< "1a2b3c4d5e 00c0ffee00": fingerprints of its cards; number 0 if missing
    std::vector<NotationLine> options;    ///< "points to win 10": settings of the match
    std::vector<NotationLine> notes;      ///< "begun 2026-11-24": facts about the text, without effect on play
    std::vector<Seat> seats;              ///< player 1 first, without gaps
    Seat table;                           ///< the table; its head has the number 0 if missing
    std::vector<NotationLine> moves;      ///< moves and expectations, in order
    std::vector<NotationError> mistakes;  ///< lines that are unreadable in every game

    bool operator==(const Scenario&) const = default;
};

/// The error of a text that does not begin like a scenario.
inline constexpr std::string_view noScenario = "neither a scenario nor a replay: the first line must be \"game NAME\"";

/// The maximum number of characters of a ruling.
inline constexpr std::size_t longestRuling = 160;
inline constexpr std::size_t longestGermanRuling = 200;

/// Removes the rules and cards that the scenario was played with, so that they are not checked.
void forgetEdition(Scenario& scenario);
/// The scenarios of a text, and the wrong lines outside of them.
struct ScenarioText {
    std::vector<Scenario> scenarios;
    std::vector<NotationError> mistakes;
};
/// Reads all scenarios of a text. Each begins with a `game` line, and a line `---` may separate them. Errors within a
/// scenario are in Scenario::mistakes.
[[nodiscard]] ScenarioText readScenarioText(std::string_view text);
/// Does the same, but returns only the first wrong line if there is one.
[[nodiscard]] std::variant<std::vector<Scenario>, NotationError> readScenarios(std::string_view text);

}  // namespace duelogue
