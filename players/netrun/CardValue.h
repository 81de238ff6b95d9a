#pragma once

#include "match/loop/Match.h"
#include "players/netrun/Facts.h"

/// What things are worth to whom they belong, in points of NetrunEvaluation.
namespace duelogue::netrun {

inline constexpr double aCredit = 0.7;
inline constexpr double aClick = 0.9;
inline constexpr double aCard = 0.8;  ///< in a hand
inline constexpr double aTag = 1.6;   ///< that the Runner has
inline constexpr double aDeath = 90;  ///< of the Runner, as it may happen

/// Agenda points: the last ones are worth more than the first.
[[nodiscard]] double worthOfPoints(const Match& match, int points);
/// What it changes that a player gets so many more.
[[nodiscard]] double worthOfMorePoints(const Match& match, PlayerId player, int more);
/// Credits in a pool: the first ones are worth the most.
[[nodiscard]] double worthOfCredits(int credits);
/// So many cards in the hand of a player.
[[nodiscard]] double worthOfHand(PlayerId player, int cards);
/// A card of the player's in play, whether it lies face-up or not.
[[nodiscard]] double worthInPlay(const Match& match, CardId id, const CardFacts& facts);

/// A figure as printed on the card.
[[nodiscard]] int printedFigure(const Definition& card, Figure which);
[[nodiscard]] inline bool isOf(const Definition& card, Trait trait) { return (card.traits & bit(trait)) != 0; }
/// The rules of thumb need what is printed, of cards that lie face-down as well; every card of a sampled world has a
/// definition.
[[nodiscard]] inline const Definition& printed(const Match& match, CardId card) {
    return match.pool()[match.state().card(card).definition];
}

}  // namespace duelogue::netrun
