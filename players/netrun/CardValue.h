#pragma once

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "players/netrun/Facts.h"

/// Values of resources and cards to their owners, in points of NetrunEvaluation.
namespace duelogue::netrun {

inline constexpr double aCredit = 0.7;
inline constexpr double aClick = 0.9;
inline constexpr double aCard = 0.8;  ///< in hand
inline constexpr double aTag = 1.6;   ///< on the Runner
inline constexpr double aDeath = 90;  ///< value to the Corp of flatlining the Runner

/// Returns the value of agenda points. The last ones are worth more than the first.
[[nodiscard]] double worthOfPoints(const ReadableMatch& match, int points);
/// Returns how much `more` agenda points change the value of the player's score. Winning counts extra.
[[nodiscard]] double worthOfMorePoints(const ReadableMatch& match, PlayerId player, int more);
/// Returns the value of credits in a pool. The first ones are worth the most.
[[nodiscard]] double worthOfCredits(int credits);
/// Returns the value of a number of cards in a player's hand.
[[nodiscard]] double worthOfHand(PlayerId player, int cards);
/// Returns the value of a card in play to its owner, face-up or face-down. Identities are worth 0.
[[nodiscard]] double worthInPlay(const ReadableMatch& match, CardId id, const CardFacts& facts);

/// Returns a printed figure of the card.
[[nodiscard]] int printedFigure(const Definition& card, Figure which);
[[nodiscard]] inline bool isOf(const Definition& card, Trait trait) { return (card.traits & bit(trait)) != 0; }
/// Returns the printed card, also of a face-down one. Every card of a determinized match has a definition.
[[nodiscard]] inline const Definition& printed(const ReadableMatch& match, CardId card) {
    return match.pool()[match.state().card(card).definition];
}

}  // namespace duelogue::netrun
