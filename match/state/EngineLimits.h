#pragma once

#include <cstddef>

namespace duelogue {

/// Bounds on the effects of cards in one match. Real matches stay far below them. A custom card can loop forever:
/// beyond a bound, the match ends as a draw and reports the reason. Card authors find the bounds in
/// resources/cards/GAME/LANGUAGE.md.
struct EngineLimits {
    /// Instructions of abilities executed in one phase of a turn. Each round of a loop counts as an instruction.
    static constexpr int instructions = 5'000;
    /// Rounds of one `repeat` instruction. Higher counts are reduced to this number.
    static constexpr int rounds = 255;
    /// Nested communications, for example effects that replace effects.
    static constexpr std::size_t depth = 400;
    /// Pending items and waiting triggers together.
    static constexpr std::size_t pending = 1'000;
    /// Continuous effects.
    static constexpr std::size_t continuousEffects = 2'000;
    /// Entries of the lists of all communications and pending items together.
    static constexpr std::size_t listEntries = 30'000;
    /// Replacements and responses that apply to one subject of one verb. Beyond that, the verb ignores all others.
    static constexpr std::size_t interceptions = 200;
    /// Cards of a match, including created ones. Beyond that, none is created.
    static constexpr std::size_t cards = 2'000;
    /// Turns of a match.
    static constexpr int turns = 10'000;
    /// Numbers that one question offers.
    static constexpr int numbers = 1'000;
};

}  // namespace duelogue
