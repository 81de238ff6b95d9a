#pragma once

#include "match/effects/Evaluator.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Values.h"

/// The purpose of an ability. Breakers can be used only against ice that they affect.
namespace duelogue::netrun {

/// Returns the evaluation context of a card's ability.
[[nodiscard]] EvalContext evalContextFor(const ReadableMatch& match, CardId card, const Ability& ability);
/// The effect that an ability, or a part of one, has on subroutines. Other: an effect on something else, or different
/// effects in different branches.
enum class Against : std::uint8_t { Nothing, Break, Strengthen, Other };
/// Returns the aim of the whole ability; Nothing if it also has other effects.
[[nodiscard]] Against findAim(const CardPool& pool, const Ability& ability);
/// Returns why the ability can't be used on the encountered ice; None if it is legal. Strength is useful only against
/// ice that another ability of the same card could break.
[[nodiscard]] MessageId whyNotAgainst(const ReadableMatch& match, CardId card, const Ability& ability,
                                      const EvalContext& scope);

}  // namespace duelogue::netrun
