#pragma once

#include <cstddef>

namespace duelogue {

/// How far what cards do may go in a match. No match that people play comes near; a card made at home may go on for
/// ever, and then the match is a draw, and says so. resources/cards/GAME/LANGUAGE.md tells makers of cards.
struct EngineLimits {
    /// Instructions of abilities that are carried out in one step of a turn; each round of a loop is one as well.
    static constexpr int instructions = 5'000;
    /// Rounds of one "repeat".
    static constexpr int rounds = 255;
    /// Requests within each other: effects that are met by effects that are met by effects.
    static constexpr std::size_t depth = 400;
    /// What waits on the stack, and what has triggered.
    static constexpr std::size_t pending = 1'000;
    /// Effects that last.
    static constexpr std::size_t continuousEffects = 2'000;
    /// Entries of all lists of what is going on, and of what waits.
    static constexpr std::size_t listEntries = 30'000;
    /// Abilities that do something ahead of one event to one card or player; it happens past all others.
    static constexpr std::size_t interceptions = 200;
    /// Turns of a match.
    static constexpr int turns = 10'000;
    /// Numbers among which one is chosen.
    static constexpr int numbers = 1'000;
};

}  // namespace duelogue
