#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/tribute/Values.h"

/// The monsters that a player can tribute for a summon.
namespace duelogue::tribute {

/// The possible tributes, and how many of them must be used first.
struct Offerings {
    std::vector<CardId> cards;  ///< begins with the cards that must be used first
    std::size_t bound = 0;      ///< the number of those cards
};
/// Returns the monsters that the player can tribute.
[[nodiscard]] Offerings offeringsOf(const ReadableMatch& match, PlayerId player);
/// Returns the number of tributes that the normal summon of the monster needs.
[[nodiscard]] int tributesOf(const MatchState& state, CardId monster);

}  // namespace duelogue::tribute
