#pragma once

#include "match/loop/Match.h"
#include "match/tribute/Values.h"

/// What things are worth to whom they belong, in points of TributeEvaluation.
namespace duelogue::tribute {

inline constexpr double pointsOfLife = 250;  ///< so many are worth one
inline constexpr double attackOfOne = 350;   ///< of a monster, likewise
inline constexpr double defenseOfOne = 600;
inline constexpr double cardInHand = 2.2;
inline constexpr double setCard = 2.4;
inline constexpr double stayingCard = 1.5;
inline constexpr double asAMonster = 1.2;

/// A figure as printed on the card; 0 of one that is not known.
[[nodiscard]] int printedFigure(const Match& match, const Card& card, Figure which);
/// A monster's figure: of one that lies face-down as it is printed.
[[nodiscard]] int strengthOf(const Match& match, const Card& card, Figure which);
/// A monster on the field.
[[nodiscard]] double worthOfMonster(const Match& match, const Card& card);
/// Any card on the field.
[[nodiscard]] double worthOnField(const Match& match, const Card& card);
/// The strongest attack among the monsters that a player has face-up.
[[nodiscard]] int strongestOf(const Match& match, PlayerId player);

}  // namespace duelogue::tribute
