#pragma once

#include "match/loop/ReadableMatch.h"
#include "match/tribute/Values.h"

/// Values of cards to their owners, in points of TributeEvaluation.
namespace duelogue::tribute {

inline constexpr double pointsOfLife = 250;  ///< life points that are worth one point
inline constexpr double attackOfOne = 350;   ///< the attack of a monster that is worth one point
inline constexpr double defenseOfOne = 600;
inline constexpr double cardInHand = 2.2;
inline constexpr double setCard = 2.4;
inline constexpr double stayingCard = 1.5;
inline constexpr double asAMonster = 1.2;

/// Returns a printed figure of the card, or 0 if the card is hidden.
[[nodiscard]] int printedFigure(const ReadableMatch& match, const Card& card, Figure which);
/// Returns a figure of a monster. For a face-down monster it is the printed figure.
[[nodiscard]] int strengthOf(const ReadableMatch& match, const Card& card, Figure which);
/// Returns the value of a monster on the field.
[[nodiscard]] double worthOfMonster(const ReadableMatch& match, const Card& card);
/// Returns the value of any card on the field.
[[nodiscard]] double worthOnField(const ReadableMatch& match, const Card& card);
/// Returns the highest attack among the player's face-up monsters, or 0 without one.
[[nodiscard]] int strongestOf(const ReadableMatch& match, PlayerId player);

}  // namespace duelogue::tribute
