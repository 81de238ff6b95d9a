#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// The start of a match: everything needed to begin it again.
struct MatchStart {
    std::uint64_t seed = 1;                        ///< seed of the random number generator
    std::vector<std::vector<DefinitionId>> decks;  ///< the decks, one per seat
    std::vector<std::int16_t> options{};  ///< settings in the order of Rulebook::settings(); empty for the defaults

    bool operator==(const MatchStart&) const = default;
};

/// Sets up a new match from its start and runs it to its first question.
void begin(Match& match, const MatchStart& start);

}  // namespace duelogue
