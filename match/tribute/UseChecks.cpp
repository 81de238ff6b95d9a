#include "match/tribute/UseChecks.h"

#include <algorithm>
#include <span>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Chain.h"
#include "match/tribute/Field.h"
#include "match/tribute/Outlook.h"
#include "match/tribute/Using.h"
#include "match/tribute/VerbHandlers.h"
#include "match/tribute/text/Refusals.h"

namespace duelogue::tribute {

namespace {

constexpr int openSpeed = 1;
constexpr int quick = quickSpeed;
constexpr int counter = 3;

}  // namespace

bool isPrinted(const Definition& card, Trait trait) { return (card.traits & bit(trait)) != 0; }
bool isMonster(const Definition& card) { return isPrinted(card, Trait::Monster); }

const Trigger* occasionFor(const MatchState& state, CardId card, AbilityId ability) {
    const auto found = std::ranges::find_if(
        state.triggers, [&](const Trigger& trigger) { return trigger.source == card && trigger.ability == ability; });
    return found == state.triggers.end() ? nullptr : &*found;
}

bool isOwnMain(const MatchState& state, PlayerId player) {
    return state.globals.current == player && isMain(phase(state));
}

int speedNeeded(const ReadableMatch& match, bool inResponse) {
    if (!inResponse) return openSpeed;
    return match.state().pendingItems.empty() ? quick
                                              : std::max(quick, speedOf(match, match.state().pendingItems.back()));
}

namespace {

/// Returns true if the use is legal in the current part of a battle. In the damage step, this needs the trait `swift`
/// before damage calculation, or spell speed 3.
bool isForTheStep(const Use& use, int speed) {
    const BattleStep step = battleStep(use.match.state());
    if (step == BattleStep::None || speed == counter) return true;
    return step == BattleStep::Before && isPrinted(use.printed(), Trait::Swift);
}

/// Returns why the card itself can't be used where it is; None if it can. Spells can be used from the hand in the
/// player's own turn, and set cards on the field.
MessageId whyNotPlaced(const Use& use) {
    const Card& card = use.card();
    const MatchState& state = use.match.state();
    if (isMonster(use.printed())) return MessageId::NoAbility;
    if (isIn(card, Zone::Hand)) {
        if (card.holder != use.player) return MessageId::NotYours;
        if (!isPrinted(use.printed(), Trait::Spell)) return why(Reason::SetFirst);
        if (state.globals.current != use.player) return why(Reason::NotYourTurn);
        const bool hasRoom = use.hasRoom || isPrinted(use.printed(), Trait::Field);
        return hasRoom ? MessageId::None : why(Reason::NoSpellSpace);
    }
    if (!isIn(card, Zone::Field)) return MessageId::NotInPlay;
    if (card.current.controller != use.player) return MessageId::NotYours;
    if (!has(card, Flag::FaceDown)) return MessageId::NoAbility;
    const bool waits = isPrinted(use.printed(), Trait::Trap) || isPrinted(use.printed(), Trait::Quick);
    return waits && has(card, Flag::Fresh) ? why(Reason::JustSet) : MessageId::None;
}

/// Returns why the effect of a face-up card, or of a card in another zone where the effect works, can't be used; None
/// if it can.
MessageId whyNotAtHand(const Use& use) {
    const Card& card = use.card();
    if (card.current.controller != use.player) return MessageId::NotYours;
    if (has(card, Flag::Active)) return why(Reason::InUse);
    return card.current.suppressed != 0 ? why(Reason::FaceDown) : MessageId::None;
}

/// Returns true if the effect may be used together with its card: the card stays and is free itself.
bool isUsedWithCard(const Use& use) {
    return !use.isActivated() || ((use.printed().traits & staying) != 0 && !use.printed().cost.body);
}

}  // namespace

const Cost& priceOf(const Use& use) { return use.isActivated() ? use.ability()->cost : use.printed().cost; }

namespace {

/// Returns the number of chain links that will give the player another summon.
int summonsToCome(const Use& use) {
    const auto brings = [&](const PendingItem& link) {
        return link.controller == use.player && link.ability &&
               needsOf(use.match.pool(), use.match.pool()[link.ability].body).summon;
    };
    return static_cast<int>(std::ranges::count_if(use.match.state().pendingItems, brings));
}

/// Returns the reason why the use would neither bring a monster nor do anything else.
MessageId whyNotBring(const Use& use, const Way& way) {
    if (!way.brings && !way.summonsAgain) return MessageId::None;
    const MatchState& state = use.match.state();
    const auto isRoomy = [&](PlayerId player) { return hasRoomIn(state, player, Row::Monsters); };
    if (!way.summonsAgain && isRoomy(use.player) && isRoomy(rivalOf(state, use.player))) return MessageId::None;
    const int summons = way.summonsAgain ? summonsToCome(use) + 1 : 0;
    return whyInVain(use.match, use.player, priceOf(use).body, use.ability()->body, summons);
}

/// Returns true if the effect has legal targets that leave enough cards to pay its price.
bool isAimed(const Use& use, const EvalContext& scope) {
    if (!use.number) return true;
    if (!hasTargets(use.match, *use.ability(), scope)) return false;
    const InstructionId price = priceOf(use).body;
    if (!price) return true;
    return std::ranges::all_of(use.match.pool().targetsOf(*use.ability()), [&](const TargetSpec& target) {
        std::vector<Subject> possible;
        candidates(use.match, target, scope, possible);
        return std::ranges::count_if(possible, [&](Subject one) {
                   return canPayBody(use.match, price, scope, {.apart = std::span(&one, 1)});
               }) >= target.least;
    });
}

/// Returns why the card's own text or its cost forbids the use; None if it is legal.
MessageId whyNotByWords(const Use& use, const Way& way) {
    const EvalContext scope = use.scope();
    const Evaluator evaluator(use.match, scope);
    if (use.isOfCard() && !evaluator.holds(use.printed().condition)) return MessageId::TextForbids;
    if (use.number && !evaluator.holds(use.ability()->condition)) return MessageId::TextForbids;
    if (const MessageId reason = whyNotBring(use, way); reason != MessageId::None) return reason;
    if (!canPayBody(use.match, priceOf(use).body, scope)) return MessageId::CostCantBePaid;
    return isAimed(use, scope) ? MessageId::None : MessageId::NoLegalTarget;
}

}  // namespace

MessageId whyNotUsable(const Use& use, const Way& way) {
    if (way.waits && occasionFor(use.match.state(), use.id, use.number) == nullptr) return why(Reason::Waits);
    if (use.isOfCard()) {
        if (const MessageId reason = whyNotPlaced(use); reason != MessageId::None) return reason;
        if (!isUsedWithCard(use)) return MessageId::NoAbility;
    } else if (const MessageId reason = whyNotAtHand(use); reason != MessageId::None) {
        return reason;
    }
    return isForTheStep(use, way.speed) ? whyNotByWords(use, way) : why(Reason::NotInStep);
}

bool isOfUse(const Definition& card, const Ability& ability) {
    if (ability.kind == AbilityKind::Played) return true;
    const bool stays = (card.traits & staying) != 0;
    return ability.kind == AbilityKind::Triggered && !isMonster(card) && !stays;
}

int speedOf(const Definition& card, const Ability* ability) {
    if (isPrinted(card, Trait::Counter)) return counter;
    if (isPrinted(card, Trait::Trap)) return quick;
    const bool isEffect = ability != nullptr && ability->kind == AbilityKind::Activated;
    return isPrinted(card, Trait::Quick) && !isEffect ? quick : openSpeed;
}

int speedOf(const ReadableMatch& match, const PendingItem& link) {
    const Definition& card = match.pool()[match.state().card(link.card).definition];
    return speedOf(card, link.ability ? &match.pool()[link.ability] : nullptr);
}

}  // namespace duelogue::tribute
