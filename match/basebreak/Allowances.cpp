#include "match/basebreak/Allowances.h"

#include <algorithm>

#include "match/basebreak/text/Refusals.h"
#include "match/effects/Statements.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

constexpr std::uint64_t mayPlay = std::uint64_t{1} << static_cast<unsigned>(Verb::MayPlay);
constexpr std::uint64_t mayPlayInstead = std::uint64_t{1} << static_cast<unsigned>(Verb::MayPlayInstead);

/// Returns the permission of an ExtraMinion or ExtraAction effect.
Allowance extraOf(const ContinuousEffect& effect) {
    Allowance extra;
    extra.of = Allowance::Of::Extra;
    extra.minions = effect.verb != static_cast<std::uint8_t>(Verb::ExtraAction);
    extra.stamp = effect.stamp;
    extra.source = effect.source;
    if (effect.verb == static_cast<std::uint8_t>(Verb::ExtraWeakMinion)) extra.mostPower = effect.second;
    if (effect.on.isCard()) extra.at = effect.on.card();
    return extra;
}

/// Returns true if the first permission covers no more plays than the second. Permissions of static abilities cover
/// cards of their own and count as the narrowest.
bool isWithin(const Allowance& one, const Allowance& other) {
    if (one.said || other.said) return static_cast<bool>(one.said);
    return (!other.at || one.at == other.at) &&
           (other.mostPower < 0 || (one.mostPower >= 0 && one.mostPower <= other.mostPower));
}

}  // namespace

bool isExtra(const ReadableMatch& match, const ContinuousEffect& effect) {
    if (effect.ability) {
        return effect.duration == static_cast<std::uint8_t>(Duration::ThisTurn) &&
               (match.rulebook().abilities().statementsOf(effect.ability) & mayPlay) != 0;
    }
    return effect.verb >= static_cast<std::uint8_t>(Verb::ExtraMinion) &&
           effect.verb <= static_cast<std::uint8_t>(Verb::ExtraAction);
}

// -------------------------------------------------------------------------------------------------- permissions

Allowances::Allowances(const ReadableMatch& match, PlayerId player, const Allowance& only)
    : m_match(match), m_player(player) {
    m_all.push_back(only);
}

Allowances::Allowances(const ReadableMatch& match, PlayerId player, std::uint32_t extra)
    : m_match(match), m_player(player) {
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        if (effect.stamp == extra && isExtra(match, effect) && works(match, effect)) addLasting(effect);
    }
    if (playsCards(match.state(), player)) addAllInstead();
}

Allowances::Allowances(const ReadableMatch& match, PlayerId player) : m_match(match), m_player(player) {
    const MatchState& state = match.state();
    Allowance ofTurn;
    if (value(state, player, Value::UsedMinion) == 0) m_all.push_back(ofTurn);
    ofTurn.of = Allowance::Of::Action;
    ofTurn.minions = false;
    if (value(state, player, Value::UsedAction) == 0) m_all.push_back(ofTurn);
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.controller == player && !effect.ability && isExtra(match, effect) && works(match, effect))
            addExtra(effect);
    }
    const auto once = [this](const Instruction& said, const EvalContext& scope) {
        addOnceATurn(said, scope);
        return false;
    };
    anyStatementOfCards(match, mayPlay, player, once);
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.controller != player || !effect.ability) continue;
        if (isExtra(match, effect)) {
            addLasting(effect);
        } else {
            anyStatementIn(match, effect, mayPlay, once);
        }
    }
    addAllInstead();
}

void Allowances::addLasting(const ContinuousEffect& effect) {
    if (!effect.ability) return addExtra(effect);
    Allowance extra;
    extra.of = Allowance::Of::Extra;
    extra.stamp = effect.stamp;
    extra.source = effect.source;
    anyStatementIn(m_match, effect, mayPlay, [&](const Instruction& said, const EvalContext& scope) {
        addSaid(said, scope, extra);
        return false;
    });
}

/// Inserts unlimited extra plays before limited ones, so that the narrowest comes last.
void Allowances::addExtra(const ContinuousEffect& effect) {
    const auto isLimited = [](const Allowance& one) { return one.mostPower >= 0 || one.at; };
    m_all.push_back(extraOf(effect));
    Allowance* const last = m_all.end() - 1;
    if (!isLimited(*last)) std::rotate(std::find_if(m_all.begin(), last, isLimited), last, m_all.end());
}

Allowance::Said Allowances::noted(const Instruction& statement, const EvalContext& scope) {
    m_scopes.push_back(scope);
    return {&statement, m_scopes.size() - 1};
}

/// Adds the permission of a static ability, if its condition holds.
void Allowances::addSaid(const Instruction& said, const EvalContext& scope, const Allowance& by) {
    if (!Evaluator(m_match, scope).holds(said.condition)) return;
    Allowance allowance = by;
    allowance.said = noted(said, scope);
    m_all.push_back(allowance);
}

/// Adds the permission of a static ability, in play or elsewhere. Each ability allows one card each turn.
void Allowances::addOnceATurn(const Instruction& said, const EvalContext& scope) {
    const auto statement = static_cast<std::uint32_t>(&said - m_match.pool().instructions().data());
    if ((value(m_match.state().card(scope.self), CardValue::Used) & usedBit(statement)) != 0) return;
    Allowance once;
    once.of = Allowance::Of::Card;
    once.stamp = statement;
    once.source = scope.self;
    addSaid(said, scope, once);
}

bool Allowances::isForHandMinions(const Allowance& one) const {
    if (!one.said) return one.minions;
    const Expression& cards = m_match.pool()[one.said.statement->cards];
    if (cards.term != Term::Filtered) return false;
    const Filter& those = m_match.pool()[cards.filter];
    return those.zone == index(Zone::Hand) && (those.all & bit(Trait::Minion)) != 0;
}

/// Adds "may play in place of a minion from the hand" to each permission for minions from the hand, which it uses up.
void Allowances::addAllInstead() {
    const std::size_t usual = m_all.size();
    anyStatementAmong(m_match, mayPlayInstead, m_player, [&](const Instruction& said, const EvalContext& scope) {
        if (!Evaluator(m_match, scope).holds(said.condition)) return false;
        const Allowance::Said instead = noted(said, scope);
        for (std::size_t i = 0; i < usual; ++i) {
            Allowance other = m_all[i];
            if (!isForHandMinions(other)) continue;
            other.instead = instead;
            m_all.push_back(other);
        }
        return false;
    });
}

/// Returns true if the description in the static ability covers the card.
bool Allowances::names(const Allowance::Said& said, ExpressionId those, CardId card) const {
    const Evaluator evaluator(m_match, m_scopes[said.scope]);
    const Expression& cards = m_match.pool()[those];
    if (cards.term == Term::Filtered) return evaluator.matches(cards.filter, card);
    return evaluator.any(those, [card](Subject subject) { return subject == Subject(card); });
}

bool Allowances::isFor(const Allowance& one, CardId id) const {
    const Card& card = m_match.state().card(id);
    if (one.mostPower >= 0 && power(card) > one.mostPower) return false;
    if (one.of == Allowance::Of::Nobody) return true;
    if (const Allowance::Said said = one.instead ? one.instead : one.said; said)
        return names(said, said.statement->cards, id);
    return isIn(card, Zone::Hand) && card.holder == m_player && one.minions == has(card, Trait::Minion);
}

bool Allowances::isAt(const Allowance::Said& said, CardId base) const {
    return !said || !said.statement->onto || names(said, said.statement->onto, base);
}

bool Allowances::isAt(const Allowance& one, CardId base) const {
    return (!one.at || one.at == base) && isAt(one.said, base) && isAt(one.instead, base);
}

bool Allowances::lets(const Allowance& one, CardId card, CardId place) const {
    return isFor(one, card) && isAt(one, place);
}

bool Allowances::mayName(Zone zone) const {
    return std::ranges::any_of(m_all, [&](const Allowance& one) {
        const Allowance::Said said = one.instead ? one.instead : one.said;
        if (!said) return false;
        const Expression& cards = m_match.pool()[said.statement->cards];
        if (cards.term == Term::This) return isIn(m_match.state().card(m_scopes[said.scope].self), zone);
        if (cards.term != Term::Filtered) return true;
        const std::uint8_t named = m_match.pool()[cards.filter].zone;
        return named == index(zone) || named == Filter::anyZone;
    });
}

SmallVector<const Allowance*, 8> Allowances::narrowest(CardId card, CardId place) const {
    SmallVector<const Allowance*, 8> found;
    for (std::size_t i = m_all.size(); i-- > 0;) {
        const Allowance& one = m_all[i];
        if (!lets(one, card, place)) continue;
        if (std::ranges::any_of(found, [&](const Allowance* other) { return isWithin(*other, one); })) continue;
        found.eraseIf([&](const Allowance* other) { return isWithin(one, *other); });
        found.push_back(&one);
    }
    return found;
}

// -------------------------------------------------------------------------------------------------- legal plays

AbilityId textOf(const ReadableMatch& match, CardId card) {
    const DefinitionId known = match.state().card(card).definition;
    if (!known) return {};
    const Definition& printed = match.pool()[known];
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
        if (match.pool()[ability].kind == AbilityKind::Played) return ability;
    }
    return {};
}

}  // namespace duelogue::basebreak
