// The plays that a player's allowances make legal.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Allowances.h"
#include "match/basebreak/text/Refusals.h"
#include "match/effects/ChooseTargets.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

Plays::Plays(const Allowances& by) : m_match(by.match()), m_by(by), m_preventers(by.match(), Verb::Play) {
    const bool isFree = m_preventers.areNone() && !bases(m_match.state()).empty();
    for (const Allowance& one : by.all()) {
        const bool isOfAnyKind = one.of == Allowance::Of::Nobody || one.said || one.instead;
        const Traits kind = bit(one.minions ? Trait::Minion : Trait::Action);
        m_possible |= isOfAnyKind ? playable : kind;
        if (isFree && !isOfAnyKind && one.mostPower < 0 && !one.at) m_free |= kind;
    }
}

bool Plays::isFree(CardId card, CardId place) const {
    if (m_preventers.areNone()) return true;
    VerbBody body;
    body.player = m_by.player();
    body.putOnto(place);
    return !m_preventers.prevent(body, card);
}

CardId Plays::preventing(CardId card, CardId place) const {
    VerbBody body;
    body.player = m_by.player();
    body.putOnto(place);
    return m_preventers.preventing(body, card);
}

template <class Is>
bool Plays::anyPlaceOfKind(CardId id, Is&& is) const {
    const MatchState& state = m_match.state();
    const Card& card = state.card(id);
    if (has(card, Trait::Minion)) return std::any_of(bases(state).begin(), bases(state).end(), is);
    if (!has(card, Trait::Ongoing)) return is(CardId{});
    const AbilityId text = textOf(m_match, id);
    if (!text || m_match.pool()[text].targetCount == 0) return false;
    const EvalContext scope = scopeFor(m_match, id, m_by.player());
    return anyCandidate(m_match, m_match.pool().targetsOf(m_match.pool()[text]).front(), scope, [&](Subject host) {
        return host.isCard() && isIn(state.card(host.card()), Zone::Play) && is(host.card());
    });
}

template <class Is>
bool Plays::anyPlace(CardId card, Is&& is) const {
    const Definition& printed = m_match.pool()[m_match.state().card(card).definition];
    if ((printed.traits & playable) == 0) return false;
    if (printed.condition && !Evaluator(m_match, scopeFor(m_match, card, m_by.player())).holds(printed.condition))
        return false;
    // Start with the widest permission for the card; it usually covers every base.
    const std::span<const Allowance> all = m_by.all();
    const auto isForIt = [&](const Allowance& one) { return m_by.isFor(one, card); };
    const auto first = std::ranges::find_if(all, isForIt);
    if (first == all.end()) return false;
    return anyPlaceOfKind(card, [&](CardId place) {
        const auto letsIt = [&](const Allowance& one) { return m_by.lets(one, card, place); };
        const bool allowed = m_by.isAt(*first, place) || std::any_of(first + 1, all.end(), letsIt);
        return allowed && isFree(card, place) && is(place);
    });
}

bool Plays::canPlay(CardId id) const {
    const Card& card = m_match.state().card(id);
    const Traits kind = has(card, Trait::Minion) ? bit(Trait::Minion) : card.current.traits & bit(Trait::Action);
    if ((m_possible & kind) == 0) return false;
    // An ongoing action needs a host in play; any other card from the hand needs no closer check.
    const bool isInHand = isIn(card, Zone::Hand) && card.holder == m_by.player();
    const bool isFree = (m_free & kind) != 0 && isInHand && !has(card, Trait::Ongoing);
    if (isFree && !m_match.pool()[card.definition].condition) return true;
    return anyPlace(id, [](CardId) { return true; });
}

MessageId Plays::whyNotAllowed(CardId id) const {
    const Card& card = m_match.state().card(id);
    if (!isIn(card, Zone::Hand) || card.holder != m_by.player()) return MessageId::NotInHand;
    if (!has(card, Trait::Minion)) return why(Reason::NoActionLeft);
    const bool isAnyLeft =
        std::ranges::any_of(m_by.all(), [](const Allowance& one) { return one.minions && !one.said; });
    return why(isAnyLeft ? Reason::TooStrong : Reason::NoMinionLeft);
}

Refusal Plays::whyNot(CardId card) const {
    if (canPlay(card)) return MessageId::None;
    const Definition& printed = m_match.pool()[m_match.state().card(card).definition];
    if ((printed.traits & playable) == 0) return MessageId::WrongType;
    const auto isForIt = [&](const Allowance& one) { return m_by.isFor(one, card); };
    if (std::ranges::none_of(m_by.all(), isForIt)) return whyNotAllowed(card);
    if (printed.condition && !Evaluator(m_match, scopeFor(m_match, card, m_by.player())).holds(printed.condition))
        return MessageId::TextForbids;
    if (!anyPlaceOfKind(card, [](CardId /*place*/) { return true; })) return why(Reason::NothingToLieOn);
    const bool isLetSomewhere = anyPlaceOfKind(card, [&](CardId place) {
        return std::ranges::any_of(m_by.all(), [&](const Allowance& one) { return m_by.lets(one, card, place); });
    });
    if (!isLetSomewhere) return why(Reason::Elsewhere);
    CardId by;
    (void)anyPlaceOfKind(card, [&](CardId place) {
        by = preventing(card, place);
        return static_cast<bool>(by);
    });
    return preventedBy(by);
}

Refusal Plays::whyNotAt(CardId card, CardId place) const {
    if (!anyPlaceOfKind(card, [place](CardId each) { return each == place; })) return {MessageId::NotEligible, card};
    const bool isLet =
        std::ranges::any_of(m_by.all(), [&](const Allowance& one) { return m_by.lets(one, card, place); });
    return isLet ? preventedBy(preventing(card, place)) : Refusal(why(Reason::Elsewhere));
}

SmallVector<CardId, 8> Plays::placesFor(CardId card) const {
    SmallVector<CardId, 8> places;
    anyPlace(card, [&](CardId place) {
        places.push_back(place);
        return false;
    });
    return places;
}

EvalContext scopeFor(const ReadableMatch& match, CardId card, PlayerId player) {
    EvalContext scope;
    const AbilityId text = textOf(match, card);
    if (text) scope.ability = &match.pool()[text];
    scope.self = card;
    scope.you = player;
    return scope;
}

}  // namespace duelogue::basebreak
