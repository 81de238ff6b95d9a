#pragma once

#include <functional>
#include <span>
#include <vector>

#include "match/effects/RunAbility.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// A verb that is going to happen.
struct PredictedVerb {
    KindId verb;
    VerbBody body;                  ///< its amount, source, zone, etc.
    std::vector<Subject> subjects;  ///< the cards and players to which it happens
};

/// The predicted result of an ability (S2.21).
struct Lookahead {
    std::vector<PredictedVerb> verbs;  ///< in the order in which they happen
    bool isOpen = false;               ///< true if a player then has a choice, on which the rest depends
    bool lasts = false;                ///< true if continuous effects begin or are used up

    /// Returns true if nothing happens.
    [[nodiscard]] bool isNothing() const { return verbs.empty() && !isOpen && !lasts; }
};

/// Predicts what would happen if this ability ran now with this list, up to the first choice. Includes all replacements
/// and responses. Runs the ability in a copy of the match. Random results are only one possibility, and hidden cards
/// are revealed. So callers that show the result to a player must pass a match made from View::sample().
[[nodiscard]] Lookahead predict(const ReadableMatch& match, const RunAbility& frame,
                                std::span<const Subject> list = {});

/// Returns true if the ability would do nothing. Gives the same answer as predict(), but faster.
[[nodiscard]] bool comesToNothing(const ReadableMatch& match, const RunAbility& frame);

/// Returns true if neither answer to an offer changes anything and the player who is asked can know that. The question
/// is then skipped. `offer` is the instruction at which the ability is.
[[nodiscard]] bool hasNoEffect(const ReadableMatch& match, const Communication& ability, InstructionId offer,
                               PlayerId asked);

/// Returns true if `holds` is true of the match after the ability, whatever the players answer on the way. Returns
/// false in case of doubt: if the ability is random, triggers something, or begins or uses up a continuous effect. Also
/// returns false beyond `budget`, which decreases by one for each question and each outcome.
[[nodiscard]] bool allOutcomes(const ReadableMatch& match, const RunAbility& frame, int& budget,
                               const std::function<bool(const ReadableMatch&)>& holds);

/// Returns true if the effect of the ability depends on no card whose identity the player does not know in the state
/// `known`.
[[nodiscard]] bool knowsAllFor(const ReadableMatch& match, const RunAbility& frame, PlayerId player,
                               const MatchState& known);

/// Returns true if two triggers of one ability lead to the same state in either order, and trigger nothing.
[[nodiscard]] bool areEquivalent(const ReadableMatch& match, const RunAbility& one, const RunAbility& other);
/// Returns true if they lead to the same state and the same triggers in either order.
[[nodiscard]] bool setOffTheSame(const ReadableMatch& match, const RunAbility& one, const RunAbility& other);

}  // namespace duelogue
