#pragma once

#include <cstdint>

#include "match/state/Ids.h"

namespace duelogue {

class HandlerContext;
class ReadableMatch;

/// The zones that the core's verbs use, as indices into Vocabulary::zones.
struct ZoneRoles {
    std::uint8_t deck = 0;
    std::uint8_t hand = 0;
    std::uint8_t inPlay = 0;
    std::uint8_t discard = 0;
    std::uint8_t stack = 0;      ///< holds cards that wait to resolve
    std::uint8_t tableDeck = 0;  ///< the ownerless deck, if the game has one
    /// Holds the cards that are not in the match: where created cards come from, and where they go when they leave
    /// play. 0xff in a game that creates no cards.
    std::uint8_t outside = 0xff;
};

/// The rules about zones: what may lie in them, and what happens when a card arrives or a deck runs out.
class ZoneRules {
public:
    virtual ~ZoneRules() = default;

    /// Returns true if a verb may put the card into the zone. Default: true.
    [[nodiscard]] virtual bool mayLieIn(const ReadableMatch& /*match*/, CardId /*card*/, std::uint8_t /*zone*/) const {
        return true;
    }
    /// Called after a card has moved to another zone. Sets what the game gives it there and removes what it loses.
    virtual void onZoneChanged(HandlerContext& match, CardId card, std::uint8_t from) const = 0;
    /// Called when an effect needs more cards from the top of a deck than there are. The game may refill it. Default:
    /// does nothing.
    virtual void onDeckTooShort(HandlerContext& /*match*/, PlayerId /*holder*/, std::uint8_t /*zone*/) const {}
    /// Called when a player must draw from an empty deck. Default: does nothing.
    virtual void onDrawFromEmptyDeck(HandlerContext& /*match*/, PlayerId /*player*/) const {}
};

}  // namespace duelogue
