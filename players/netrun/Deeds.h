#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"

namespace duelogue::netrun {

/// The effects of a list of instructions on the card's own side and on the opponent. Most computed amounts count as 1.
struct Deeds {
    std::int16_t credits = 0;  ///< gained by the card's side
    std::int16_t taken = 0;    ///< lost by the opponent
    std::int16_t cards = 0;    ///< drawn or moved to the hand
    std::int16_t clicks = 0;
    std::int16_t lostClicks = 0;  ///< lost by the opponent
    std::int16_t price = 0;       ///< in credits, paid on resolution
    std::int16_t damage = 0;      ///< net or meat damage
    std::int16_t core = 0;        ///< core damage
    std::int16_t tags = 0;
    std::int16_t trashes = 0;
    std::int16_t advances = 0;  ///< advancement counters placed
    std::int16_t more = 0;      ///< additional accesses
    std::int16_t cheaper = 0;   ///< discount for installing a card, in credits
    std::int16_t trace = -1;    ///< base strength of the trace; -1 without one
    std::int16_t badPublicity = 0;
    bool byAdvancement = false;  ///< damage, tags and trashes count once per advancement counter
    bool placesX = false;        ///< places X advancement counters: X credits are paid, and tags of the Runner limit X
    bool endsRun = false;
    bool installs = false;
    bool bypasses = false;
    bool exposes = false;
    std::uint8_t runs = 0;  ///< bit s: runs on central server s; bit anyServer: on any server
    bool harmsRunner() const { return damage > 0 || core > 0 || tags > 0 || trashes > 0; }

    static constexpr std::uint8_t anyServer = 8;
};

/// Sums up the effects of a body of the card.
[[nodiscard]] Deeds deedsOf(const CardPool& pool, const Definition& card, InstructionId body);

}  // namespace duelogue::netrun
