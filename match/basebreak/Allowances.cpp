#include "match/basebreak/Allowances.h"

#include <algorithm>

#include "match/basebreak/Reasons.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/Statements.h"

namespace duelogue::basebreak {

namespace {

/// What a lasting effect of ExtraMinion or ExtraAction allows.
Allowance extraOf(const FloatingEffect& effect) {
    Allowance extra;
    extra.of = Allowance::Of::Extra;
    extra.minions = effect.verb != static_cast<std::uint8_t>(Verb::ExtraAction);
    extra.stamp = effect.stamp;
    extra.source = effect.source;
    if (effect.verb == static_cast<std::uint8_t>(Verb::ExtraWeakMinion)) extra.mostPower = effect.second;
    if (effect.on.isCard()) extra.at = effect.on.card();
    return extra;
}

/// "May play": once a turn for each card that says so.
void addSaid(const Match& match, const Instruction& said, const Scope& scope, std::vector<Allowance>& out) {
    if (value(match.state().card(scope.self), CardValue::Used) > 0) return;
    if (!Evaluator(match, scope).holds(said.condition)) return;
    Allowance& allowance = out.emplace_back();
    allowance.of = Allowance::Of::Card;
    allowance.source = scope.self;
    allowance.said = &said;
    allowance.scope = scope;
}

/// "May play in place of a minion from the hand": whatever lets the player play one of these, the first `usual`, is
/// used up.
void addSaidInstead(const Match& match, const Instruction& said, const Scope& scope, std::size_t usual,
                    std::vector<Allowance>& out) {
    if (!Evaluator(match, scope).holds(said.condition)) return;
    for (std::size_t i = 0; i < usual; ++i) {
        if (!out[i].minions) continue;
        Allowance allowance = out[i];
        allowance.said = &said;
        allowance.scope = scope;
        out.push_back(allowance);
    }
}

/// What cards say, in play or elsewhere: what counts in place of something usual first.
void addAllSaid(const Match& match, PlayerId player, std::vector<Allowance>& out) {
    constexpr std::uint64_t both = std::uint64_t{1} << static_cast<unsigned>(Verb::MayPlay) |
                                   std::uint64_t{1} << static_cast<unsigned>(Verb::MayPlayInstead);
    const std::size_t usual = out.size();
    std::vector<Allowance> once;
    anyStatementAmong(match, both, player, [&](const Instruction& said, const Scope& scope) {
        if (said.verb == static_cast<std::uint8_t>(Verb::MayPlay)) {
            addSaid(match, said, scope, once);
        } else {
            addSaidInstead(match, said, scope, usual, out);
        }
        return false;
    });
    out.insert(out.end(), once.begin(), once.end());
}

/// Whether the words of the statement are about the card.
bool names(const Match& match, const Allowance& allowance, ExpressionId those, CardId card) {
    const Evaluator evaluator(match, allowance.scope);
    const Expression& cards = match.pool()[those];
    if (cards.term == Term::Filtered) return evaluator.matches(cards.filter, card);
    return evaluator.any(those, [card](Subject subject) { return subject == Subject(card); });
}

/// Whether it lets the card be played, at some base or other.
bool isFor(const Match& match, const Allowance& allowance, PlayerId player, CardId id) {
    const Card& card = match.state().card(id);
    if (allowance.mostPower >= 0 && power(card) > allowance.mostPower) return false;
    if (allowance.of == Allowance::Of::Nobody) return true;
    if (allowance.said != nullptr) return names(match, allowance, allowance.said->cards, id);
    return isIn(card, Zone::Hand) && card.holder == player && allowance.minions == has(card, Trait::Minion);
}

/// Whether it lets cards be played at the base.
bool isAt(const Match& match, const Allowance& allowance, CardId base) {
    if (allowance.at && allowance.at != base) return false;
    const bool isLimited = allowance.of != Allowance::Of::Nobody && allowance.said != nullptr && allowance.said->onto;
    return !isLimited || names(match, allowance, allowance.said->onto, base);
}

bool lets(const Match& match, const Allowance& one, PlayerId player, CardId card, CardId place) {
    return isFor(match, one, player, card) && isAt(match, one, place);
}

/// Whether all plays of that kind that one allows are allowed by the other as well. What a card says is about cards of
/// its own, and counts as the narrowest there is.
bool isWithin(const Allowance& one, const Allowance& other) {
    if (one.said != nullptr || other.said != nullptr) return one.said != nullptr;
    return (!other.at || one.at == other.at) &&
           (other.mostPower < 0 || (one.mostPower >= 0 && one.mostPower <= other.mostPower));
}

}  // namespace

bool isExtra(const FloatingEffect& effect) {
    return !effect.ability && effect.verb >= static_cast<std::uint8_t>(Verb::ExtraMinion) &&
           effect.verb <= static_cast<std::uint8_t>(Verb::ExtraAction);
}

std::vector<Allowance> allowances(const Match& match, PlayerId player) {
    const MatchState& state = match.state();
    constexpr std::size_t usual = 8;
    std::vector<Allowance> all;
    all.reserve(usual);
    if (value(state, player, Value::UsedMinion) == 0) all.emplace_back();
    if (value(state, player, Value::UsedAction) == 0) all.emplace_back().minions = false;
    for (const FloatingEffect& effect : state.floating) {
        if (!isExtra(effect) || effect.controller != player || !works(match, effect)) continue;
        // What knows no limits comes before what does, so that the narrowest stands last.
        const Allowance extra = extraOf(effect);
        const auto isLimited = [](const Allowance& one) { return one.mostPower >= 0 || one.at; };
        all.insert(isLimited(extra) ? all.end() : std::ranges::find_if(all, isLimited), extra);
    }
    addAllSaid(match, player, all);
    return all;
}

// -------------------------------------------------------------------------------------------------- what can be played

Plays::Plays(const Match& match, PlayerId player, std::span<const Allowance> by)
    : m_match(match), m_player(player), m_by(by), m_preventers(match, Verb::Play) {}

bool Plays::isFree(CardId card, CardId place) const {
    if (m_preventers.areNone()) return true;
    duelogue::Verb body;
    body.player = m_player;
    body.putOnto(place);
    return !m_preventers.prevent(body, card);
}

template <class Is>
bool Plays::anyPlaceOfKind(CardId id, Is&& is) const {
    const MatchState& state = m_match.state();
    const Card& card = state.card(id);
    if (has(card, Trait::Minion)) return std::any_of(bases(state).begin(), bases(state).end(), is);
    if (!has(card, Trait::Ongoing)) return is(CardId{});
    const AbilityId text = textOf(m_match, id);
    if (!text || m_match.pool()[text].targetCount == 0) return false;
    const Scope scope = scopeFor(m_match, id, m_player);
    return anyCandidate(m_match, m_match.pool().targetsOf(m_match.pool()[text]).front(), scope, [&](Subject host) {
        return host.isCard() && isIn(state.card(host.card()), Zone::Play) && is(host.card());
    });
}

template <class Is>
bool Plays::anyPlace(CardId card, Is&& is) const {
    const Definition& printed = m_match.pool()[m_match.state().card(card).definition];
    if ((printed.traits & (bit(Trait::Minion) | bit(Trait::Action))) == 0) return false;
    if (printed.condition && !Evaluator(m_match, scopeFor(m_match, card, m_player)).holds(printed.condition))
        return false;
    // The widest that is for the card at all; mostly it is so everywhere.
    const auto isForIt = [&](const Allowance& one) { return isFor(m_match, one, m_player, card); };
    const auto first = std::ranges::find_if(m_by, isForIt);
    if (first == m_by.end()) return false;
    return anyPlaceOfKind(card, [&](CardId place) {
        const auto letsIt = [&](const Allowance& one) { return lets(m_match, one, m_player, card, place); };
        const bool allowed = isAt(m_match, *first, place) || std::any_of(first + 1, m_by.end(), letsIt);
        return allowed && isFree(card, place) && is(place);
    });
}

bool Plays::canPlay(CardId card) const {
    return anyPlace(card, [](CardId) { return true; });
}

MessageId Plays::whyNotAllowed(CardId id) const {
    const Card& card = m_match.state().card(id);
    if (!isIn(card, Zone::Hand) || card.holder != m_player) return MessageId::NotOneOfTheAnswers;
    if (!has(card, Trait::Minion)) return why(Reason::NoActionLeft);
    const bool isAnyLeft =
        std::ranges::any_of(m_by, [](const Allowance& one) { return one.minions && one.said == nullptr; });
    return why(isAnyLeft ? Reason::TooStrong : Reason::NoMinionLeft);
}

MessageId Plays::whyNot(CardId card) const {
    if (canPlay(card)) return MessageId::None;
    const Definition& printed = m_match.pool()[m_match.state().card(card).definition];
    if ((printed.traits & (bit(Trait::Minion) | bit(Trait::Action))) == 0) return MessageId::NotOneOfTheAnswers;
    const auto isForIt = [&](const Allowance& one) { return isFor(m_match, one, m_player, card); };
    if (std::ranges::none_of(m_by, isForIt)) return whyNotAllowed(card);
    if (printed.condition && !Evaluator(m_match, scopeFor(m_match, card, m_player)).holds(printed.condition))
        return MessageId::TextForbids;
    if (!anyPlaceOfKind(card, [](CardId /*place*/) { return true; })) return why(Reason::NothingToLieOn);
    const bool isLetSomewhere = anyPlaceOfKind(card, [&](CardId place) {
        const auto letsIt = [&](const Allowance& one) { return lets(m_match, one, m_player, card, place); };
        return std::ranges::any_of(m_by, letsIt);
    });
    return isLetSomewhere ? MessageId::IsPrevented : why(Reason::Elsewhere);
}

std::vector<CardId> Plays::placesFor(CardId card) const {
    constexpr std::size_t usual = 8;
    std::vector<CardId> places;
    places.reserve(usual);
    anyPlace(card, [&](CardId place) {
        places.push_back(place);
        return false;
    });
    return places;
}

std::vector<const Allowance*> narrowest(const Match& match, std::span<const Allowance> by, PlayerId player, CardId card,
                                        CardId place) {
    std::vector<const Allowance*> found;
    for (std::size_t i = by.size(); i-- > 0;) {
        const Allowance& one = by[i];
        if (!lets(match, one, player, card, place)) continue;
        if (std::any_of(found.begin(), found.end(), [&](const Allowance* other) { return isWithin(*other, one); }))
            continue;
        std::erase_if(found, [&](const Allowance* other) { return isWithin(one, *other); });
        found.push_back(&one);
    }
    return found;
}

AbilityId textOf(const Match& match, CardId card) {
    const DefinitionId known = match.state().card(card).definition;
    if (!known) return {};
    const Definition& printed = match.pool()[known];
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
        if (match.pool()[ability].kind == AbilityKind::Played) return ability;
    }
    return {};
}

Scope scopeFor(const Match& match, CardId card, PlayerId player) {
    Scope scope;
    const AbilityId text = textOf(match, card);
    if (text) scope.ability = &match.pool()[text];
    scope.self = card;
    scope.you = player;
    return scope;
}

}  // namespace duelogue::basebreak
