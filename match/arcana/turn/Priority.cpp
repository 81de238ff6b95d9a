#include "match/arcana/turn/Priority.h"

#include <algorithm>
#include <bit>

#include "cards/data/CardPool.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Table.h"
#include "match/arcana/payment/Payment.h"
#include "match/arcana/text/Refusals.h"
#include "match/arcana/turn/StateBased.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::arcana {

namespace {

/// Returns true if an equal card precedes it in the hand; equal cards make the same play.
bool isSeen(const MatchState& state, std::span<const CardId> hand, std::size_t index) {
    return std::any_of(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(index), [&](CardId earlier) {
        return state.card(earlier).definition == state.card(hand[index]).definition &&
               state.card(earlier).knownTo == state.card(hand[index]).knownTo;
    });
}

void playOptions(const ReadableMatch& match, PlayerId player, const Funds& funds, Replies& out) {
    const MatchState& state = match.state();
    const auto hand = state.zone(player, Zone::Hand);
    const bool anyTime = isSorceryTime(state, player);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (!anyTime && (state.card(hand[i]).current.traits & fastTraits) == 0) continue;
        const bool can = whyNotPlay(match, player, hand[i], funds) == MessageId::None;
        if (can && !isSeen(state, hand, i)) out.emplace_back(Word::Play, hand[i]);
    }
}

/// Returns true if a permanent has an ability that the player may activate.
bool hasActivated(const MatchState& state, PlayerId player) {
    return ((value(state, Global::Active) >> player.value) & 1) != 0;
}

/// Returns the zones besides the battlefield in which abilities can be activated: bit z is zone z.
unsigned usedElsewhere(const ReadableMatch& match) {
    return match.rulebook().abilities().outOfPlay().activatedZones & ~(1U << static_cast<unsigned>(Zone::Battlefield));
}

/// Returns true if the ability can be used, whether or not it is a mana ability.
bool canActivate(const ReadableMatch& match, PlayerId player, CardId id, AbilityId ability, const Funds& funds) {
    const ManaAbility* const mana = rulesOf(match).profile(match.state().card(id).definition).findMana(ability);
    return mana != nullptr ? canMakeMana(match, player, id, *mana)
                           : whyNotActivate(match, player, id, ability, funds) == MessageId::None;
}

void activateElsewhere(const ReadableMatch& match, PlayerId player, const Funds& funds, Replies& out) {
    const MatchState& state = match.state();
    for (unsigned left = usedElsewhere(match); left != 0; left &= left - 1) {
        for (const CardId id : state.zone(player, std::countr_zero(left))) {
            // Cards in a library are unknown.
            const DefinitionId definition = state.card(id).definition;
            if (!definition || !state.card(id).isKnownTo(player)) continue;
            const Definition& printed = match.pool()[definition];
            for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
                const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
                const bool worksHere = worksIn(match, match.pool()[ability], state.card(id).zone);
                if (worksHere && canActivate(match, player, id, ability, funds))
                    out.emplace_back(Word::Activate, id, Subject{}, i);
            }
        }
    }
}

void activateOptions(const ReadableMatch& match, PlayerId player, const Funds& funds, Replies& out) {
    activateElsewhere(match, player, funds, out);
    if (!hasActivated(match.state(), player)) return;
    for (const CardId id : battlefield(match.state(), player)) {
        const DefinitionId definition = match.state().card(id).definition;
        const Profile& profile = rulesOf(match).profile(definition);
        if (!profile.activates) continue;
        const Definition& printed = match.pool()[definition];
        for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
            const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
            const ManaAbility* mana = profile.findMana(ability);
            if (mana != nullptr && mana->simple) continue;
            if (canActivate(match, player, id, ability, funds)) out.emplace_back(Word::Activate, id, Subject{}, i);
        }
    }
}

bool hears(const MatchState& state, Verb verb) {
    return ((state.globals.listening >> static_cast<unsigned>(verb)) & 1U) != 0;
}

/// Returns true if making mana outside a payment could matter. Mana abilities are legal at any time with priority (rule
/// 605.3a), but the pool empties with the phase (rule 500.5). So they are offered while an item waits that could remove
/// the sources, in the player's own main phase with cards in hand. They are also offered if an ability triggers on
/// them.
bool mayFloatMana(const MatchState& state, PlayerId player) {
    if (hears(state, Verb::Tap) || hears(state, Verb::AddMana)) return true;
    return state.globals.current == player && isMain(step(state)) && !state.pendingItems.empty() &&
           !state.zone(player, Zone::Hand).empty();
}

}  // namespace

void Priority::legalReplies(const ReadableMatch& match, const Communication& self, Replies& out) {
    const PlayerId player = self.as<Priority>().player;
    out.emplace_back(ReplyWord::Pass);
    const Funds funds(match, player);
    playOptions(match, player, funds, out);
    activateOptions(match, player, funds, out);
    if (mayFloatMana(match.state(), player)) manaOptions(match, player, true, out);
}

Refusal Priority::refusalReason(const ReadableMatch& match, const Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Priority>().player;
    if (reply.is(Word::Pay) || reply.is(Word::PayAuto)) return MessageId::NothingToPay;
    if (reply.is(Word::Attack)) return why(Reason::NotAttackers);
    if (reply.is(Word::Block)) return why(Reason::NotBlockers);
    if (!reply.subject.isCard()) return {};
    const CardId card = reply.subject.card();
    if (reply.is(Word::Play)) return whyNotPlay(match, player, card, Funds(match, player));
    if (!reply.is(Word::Activate) && !reply.is(Word::Tap)) return {};
    if (const Refusal reason = whyNotMakeMana(match, player, reply); reason != MessageId::NoAbility)
        return reason == MessageId::NotYours ? reason : MessageId::NothingToPay;
    if (reply.is(Word::Tap) || !hasAbility(match, card, reply.number)) return MessageId::NoAbility;
    return whyNotActivate(match, player, card, abilityOf(match, card, reply.number), Funds(match, player));
}

bool canOnlyPass(const ReadableMatch& match, PlayerId player) {
    const MatchState& state = match.state();
    if (hasActivated(state, player) || usedElsewhere(match) != 0) return false;
    const auto hand = state.zone(player, Zone::Hand);
    if (isSorceryTime(state, player)) return hand.empty();
    return !mayFloatMana(state, player) && std::none_of(hand.begin(), hand.end(), [&](CardId id) {
        return (state.card(id).current.traits & fastTraits) != 0;
    });
}

Reaction Priority::reply(HandlerContext& match, Communication& self, const Reply& reply) {
    const PlayerId player = self.as<Priority>().player;
    if (reply.is(ReplyWord::Pass)) return Complete::succeeded(0);
    if (reply.is(Word::Tap)) return manaRequest(match, player, reply);
    if (reply.is(Word::Play)) {
        PlayCard play;
        play.card = reply.subject.card();
        play.player = player;
        return Communication::of(play);
    }
    ActivateAbility activate;
    activate.card = reply.subject.card();
    const DefinitionId definition = match.state().card(activate.card).definition;
    activate.ability = abilityOf(match, activate.card, reply.number);
    activate.player = player;
    if (rulesOf(match).profile(definition).findMana(activate.ability) != nullptr) {
        return manaRequest(match, player, reply);
    }
    return Communication::of(activate);
}

std::optional<Complete> Priority::afterRequest(HandlerContext& match, Communication& /*self*/,
                                               const Communication& request) {
    if (needsCheck(match)) return Complete::succeeded(1);
    // A canceled request leaves the question open.
    if (!request.succeeded()) return std::nullopt;
    if (!request.is<TapForMana>()) return Complete::succeeded(1);
    // Rule 117.4: making mana is an action, so all players must pass again. The player keeps priority.
    value(match.state(), Global::Passes) = 0;
    return std::nullopt;
}

}  // namespace duelogue::arcana
