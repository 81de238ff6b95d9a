#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// How a match began: all that it takes to begin it again.
struct MatchStart {
    std::uint64_t seed = 1;
    std::vector<std::vector<DefinitionId>> decks;
    std::vector<std::int16_t> options{};  ///< in the order of Rulebook::settings(); empty: the usual ones

    bool operator==(const MatchStart&) const = default;
};

/// Sets a new match up as it began, and runs it to its first question.
void begin(Match& match, const MatchStart& start);

}  // namespace duelogue
