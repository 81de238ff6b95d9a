#pragma once

#include <cstdint>

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

/// Figures of any game for HintFigure::of.
namespace duelogue {

/// Returns the number of cards in a player's hand.
[[nodiscard]] inline double handSize(const ReadableMatch& match, PlayerId player) {
    return static_cast<double>(match.state().zone(player, match.rulebook().zones().hand).size());
}

/// Returns the sum of a figure over all players except the viewer.
template <double (*of)(const ReadableMatch& match, PlayerId player)>
[[nodiscard]] double ofOthers(const ReadableMatch& match, PlayerId viewer) {
    double sum = 0;
    for (std::uint8_t seat = 0; seat < match.state().globals.playerCount; ++seat) {
        if (PlayerId(seat) != viewer) sum += of(match, PlayerId(seat));
    }
    return sum;
}

}  // namespace duelogue
