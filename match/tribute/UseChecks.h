#pragma once

#include "cards/data/CardPool.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/ReadableMatch.h"
#include "match/tribute/Using.h"
#include "match/tribute/Values.h"

/// The checks that decide whether a card or an effect can be used.
namespace duelogue::tribute {

/// Returns true if the trait is printed on the card.
[[nodiscard]] bool isPrinted(const Definition& card, Trait trait);
/// Returns true if the printed card is a monster.
[[nodiscard]] bool isMonster(const Definition& card);
/// Returns the occasion to use a set card; nullptr if none exists. Valid until triggers change.
[[nodiscard]] const Trigger* occasionFor(const MatchState& state, CardId card, AbilityId ability);

/// A use that the player may make, with everything needed to check it.
struct Use {
    const ReadableMatch& match;
    PlayerId player;
    CardId id;
    AbilityId number;
    bool hasRoom = true;  ///< a free space in the back row

    [[nodiscard]] const Card& card() const { return match.state().card(id); }
    [[nodiscard]] const Definition& printed() const { return match.pool()[card().definition]; }
    /// Returns nullptr if the card is only turned face-up.
    [[nodiscard]] const Ability* ability() const { return number ? &match.pool()[number] : nullptr; }
    [[nodiscard]] bool isActivated() const { return number && ability()->kind == AbilityKind::Activated; }
    /// Returns true if the card itself is used, alone or with an effect, because it is not face-up yet.
    [[nodiscard]] bool isOfCard() const {
        return !isActivated() || !worksIn(match, *ability(), card().zone) || has(card(), Flag::FaceDown);
    }
    [[nodiscard]] EvalContext scope() const {
        EvalContext scope;
        scope.ability = ability();
        scope.self = id;
        scope.you = player;
        if (const Trigger* trigger = occasionFor(match.state(), id, number)) {
            scope.event = trigger->event;
            scope.thatMuch = trigger->event.amount;
        }
        return scope;
    }
};

/// Returns true in a main phase of the player's own turn.
[[nodiscard]] bool isOwnMain(const MatchState& state, PlayerId player);
/// Returns the spell speed that a use needs now, as an action or in response to the last link.
[[nodiscard]] int speedNeeded(const ReadableMatch& match, bool inResponse);
/// Returns the price of the use: that of the effect, or the printed cost of the card.
[[nodiscard]] const Cost& priceOf(const Use& use);
/// Returns why a use of sufficient speed is illegal; None if it is legal.
[[nodiscard]] MessageId whyNotUsable(const Use& use, const Way& way);

}  // namespace duelogue::tribute
