#pragma once

#include <functional>
#include <span>
#include <vector>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/Match.h"

namespace duelogue {

/// Something that is going to happen.
struct PredictedVerb {
    KindId verb;
    VerbBody body;                  ///< how much, by whom, where to
    std::vector<Subject> subjects;  ///< to whom
};

/// What an ability is going to do (S2.21).
struct Lookahead {
    std::vector<PredictedVerb> deeds;  ///< in the order in which they happen
    bool isOpen = false;               ///< then somebody has a choice, and the rest depends on it
    bool lasts = false;                ///< effects begin to last, or are used up

    /// Nothing at all.
    [[nodiscard]] bool isNothing() const { return deeds.empty() && !isOpen && !lasts; }
};

/// What would happen if this ability ran now with this list of its own, up to the first choice, with all that meets it.
/// It is found out by having it run in a copy of the match; the match itself is left alone. What the ability does by
/// chance is as likely to come about otherwise, and what it does with hidden cards is told as well: who shows it to a
/// player gives it a View::sample().
[[nodiscard]] Lookahead predict(const Match& match, const RunAbility& frame, std::span<const Subject> list = {});

/// Whether it would do nothing at all: what predict() says, found out sooner.
[[nodiscard]] bool comesToNothing(const Match& match, const RunAbility& frame);

/// Whether nothing at all comes of an offer, however it is answered, and whoever is asked can tell: then there is
/// nothing to ask. `offer` is the instruction at which the ability stands.
[[nodiscard]] bool hasNoEffect(const Match& match, const Communication& ability, InstructionId offer, PlayerId asked);

/// Whether `holds` is true of the match after the ability, whatever anybody answers on the way. False in doubt: if the
/// ability leaves anything to chance, sets anything off, or begins or uses up a lasting effect; and if there is more to
/// try than `budget` allows, which goes down by one for each question and each end.
[[nodiscard]] bool allOutcomes(const Match& match, const RunAbility& frame, int& budget,
                               const std::function<bool(const Match&)>& holds);

/// Whether what the ability does depends on no card whose face the player does not know, by what was known in the state
/// `known`.
[[nodiscard]] bool knowsAllFor(const Match& match, const RunAbility& frame, PlayerId player, const MatchState& known);

/// Whether two triggers of one ability lead to the same state, whichever of them runs first, and set nothing off.
[[nodiscard]] bool areEquivalent(const Match& match, const RunAbility& one, const RunAbility& other);
/// Whether they lead to the same state and set off the same, whichever of them runs first.
[[nodiscard]] bool setOffTheSame(const Match& match, const RunAbility& one, const RunAbility& other);

}  // namespace duelogue
