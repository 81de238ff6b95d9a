// The part of the evaluator that compares cards with descriptions.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

bool isWithin(int figure, Comparison how, int than) {
    switch (how) {
        case Comparison::None:
            return true;
        case Comparison::AtMost:
            return figure <= than;
        case Comparison::AtLeast:
            return figure >= than;
        case Comparison::Exactly:
            return figure == than;
        case Comparison::Below:
            return figure < than;
    }
    return true;
}

}  // namespace

// -------------------------------------------------------------------------------------------------- cards

bool Evaluator::matches(FilterId id, CardId card) const {
    if (!id) return true;
    const Filter& filter = m_match.pool()[id];
    const std::uint8_t zone = filter.zone == 0xff ? m_match.rulebook().zones().inPlay : filter.zone;
    return (zone == Filter::anyZone || m_match.state().card(card).zone == zone) &&
           CompiledFilter(*this, filter).passes(card);
}

bool Evaluator::matchesAnywhere(FilterId id, CardId card) const {
    const Filter& filter = m_match.pool()[id];
    return filter.zone == 0xff ? CompiledFilter(*this, filter).passes(card) : matches(id, card);
}

bool Evaluator::areWithControllers(std::uint8_t zone) const {
    const MatchState& state = m_match.state();
    return !state.anyCardIn(zone,
                            [&](CardId id) { return state.card(id).current.controller != state.card(id).holder; });
}

bool Evaluator::hasTag(const Filter& filter, const Card& card) const {
    if (!card.definition || isFaceDown(card)) return false;
    const auto& tags = m_match.pool()[card.definition].tags;
    for (const TagId wanted : filter.tags) {
        if (!wanted) return false;
        for (const TagId tag : tags) {
            if (tag == wanted) return true;
            if (!tag) break;
        }
    }
    return false;
}

/// Returns true if `is` holds for one of the cards.
template <class Is>
bool Evaluator::isAnyOf(ExpressionId cards, Is&& is) const {
    return any(cards, [&](Subject subject) { return subject.isCard() && is(subject.card()); });
}

bool Evaluator::isCalled(CardId id, NameId name) const {
    const Card& card = m_match.state().card(id);
    const DefinitionId definition = card.definition;
    return definition && !isFaceDown(card) && m_match.pool()[definition].name == m_match.pool().called(name);
}

DefinitionId Evaluator::print(ExpressionId id) const {
    const CardPool& pool = m_match.pool();
    const Expression& e = pool[id];
    switch (e.term) {
        case Term::PrintNamed:
            return pool.find(pool.called(pool[e.filter].name));
        case Term::PrintOf: {
            const CardId card = single(e.left);
            const PlayerSet knowing = PlayerSet(card ? m_match.state().card(card).knownTo : std::uint8_t{0});
            const auto knows = [&](PlayerId player) { return knowing.has(player); };
            const bool isPublic = card && std::ranges::all_of(m_match.state().seatsFrom(PlayerId(0)), knows);
            return isPublic ? m_match.state().card(card).definition : DefinitionId{};
        }
        case Term::PrintChosen: {
            const int number = m_scope.thatMuch;
            const bool exists = number >= 0 && number < std::ssize(pool.definitions());
            return exists ? DefinitionId(static_cast<std::uint16_t>(number)) : DefinitionId{};
        }
        default:
            return {};
    }
}

std::vector<DefinitionId> Evaluator::prints(FilterId id) const {
    const CardPool& pool = m_match.pool();
    std::vector<DefinitionId> found;
    for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
        const DefinitionId definition(static_cast<std::uint16_t>(i));
        if (isPrintLike(pool[id], pool[definition])) found.push_back(definition);
    }
    return found;
}

bool Evaluator::isPrintLike(const Filter& filter, const Definition& printed) const {
    const CardPool& pool = m_match.pool();
    const auto hasOneOf = [&printed](TagId tag) {
        return tag && std::ranges::find(printed.tags, tag) != printed.tags.end();
    };
    const bool isOfOne = (filter.any == 0 && !filter.tags[0]) || (printed.traits & filter.any) != 0 ||
                         std::ranges::any_of(filter.tags, hasOneOf);
    if ((printed.traits & filter.all) != filter.all || (printed.traits & filter.none) != 0 || !isOfOne) return false;
    if (filter.name && printed.name != pool.called(filter.name)) return false;
    if (filter.comparison != Comparison::None &&
        !isWithin(printed.figures[filter.figure], filter.comparison, number(filter.than)))
        return false;
    if (!filter.either) return true;
    for (FilterId at = filter.either; at; at = pool[at].orElse) {
        if (isPrintLike(pool[at], printed)) return true;
    }
    return false;
}

bool Evaluator::isCrowded(const Filter& filter, CardId id) const {
    const auto& state = m_match.state();
    const Filter& crowd = m_match.pool()[filter.crowd];
    const std::uint8_t zone = crowd.zone == 0xff ? m_match.rulebook().zones().inPlay : crowd.zone;
    CompiledFilter sieve(*this, crowd);
    // The place is quicker to check than the rest.
    return state.anyCardIn(
        zone, [&](CardId other) { return other != id && state.placeOf(other) == id && sieve.passes(other); });
}

// -------------------------------------------------------------------------------------------------- compiled filters

/// Checks the remaining parts of the filter: those that compare the card with other cards, and the alternatives.
bool Evaluator::CompiledFilter::passesOthers(CardId id, const Card& card) const {
    const auto isOneOf = [&](CardId other) { return other == id; };
    if (m_filter.same && !m_evaluator.isAnyOf(m_filter.same, isOneOf)) return false;
    const auto isOn = [&](CardId other) { return card.current.host == other; };
    if (m_filter.on && !m_evaluator.isAnyOf(m_filter.on, isOn)) return false;
    const auto isLike = [&](CardId other) {
        return card.definition && card.definition == m_evaluator.m_match.state().card(other).definition;
    };
    if (m_filter.namedLike && !m_evaluator.isAnyOf(m_filter.namedLike, isLike)) return false;
    if (m_filter.name && !m_evaluator.isCalled(id, m_filter.name)) return false;
    if (m_filter.family) {
        if (!card.definition) return false;
        const TagId family = m_evaluator.m_match.pool()[card.definition].tags[0];
        if (family.value != m_evaluator.number(m_filter.family)) return false;
    }
    if (m_filter.crowd && m_evaluator.isCrowded(m_filter, id) == m_filter.deserted) return false;
    if (m_filter.related && !isRelated(id)) return false;
    return !m_filter.either || passesEither(id);
}

bool Evaluator::CompiledFilter::passesEither(CardId id) const {
    const CardPool& pool = m_evaluator.m_match.pool();
    for (FilterId at = m_filter.either; at; at = pool[at].orElse) {
        if (CompiledFilter(m_evaluator, pool[at]).passes(id)) return true;
    }
    return false;
}

bool Evaluator::CompiledFilter::isRelated(CardId id) const {
    const PlayerSet players = m_evaluator.players(m_filter.related);
    return m_evaluator.m_match.rulebook().isRelated(m_evaluator.m_match, m_evaluator.m_scope, id, players);
}

bool Evaluator::CompiledFilter::isAtOneOfMany(CardId id) const {
    const CardId place = m_evaluator.m_match.state().placeOf(id);
    const auto isThere = [&](CardId other) { return m_evaluator.placeOf(other) == place; };
    return m_evaluator.isAnyOf(m_filter.at, isThere) != m_filter.away;
}

void Evaluator::CompiledFilter::findPlayers() {
    m_knowsPlayers = true;
    m_players = m_evaluator.players(m_filter.players);
}

void Evaluator::CompiledFilter::findPlaces() {
    m_knowsPlaces = true;
    m_evaluator.each(m_filter.at, [this](Subject subject) {
        if (!subject.isCard()) return;
        const CardId place = m_evaluator.placeOf(subject.card());
        if (m_places > 0 && place == m_place) return;
        if (m_places++ == 0) m_place = place;
    });
}

bool Evaluator::CompiledFilter::compares(const Card& card) {
    if (!m_knowsThan) m_than = m_evaluator.number(m_filter.than);
    m_knowsThan = true;
    const int figure = m_filter.byCounters ? card.values[m_filter.figure] : card.current.figures[m_filter.figure];
    return isWithin(figure, m_filter.comparison, m_than);
}

}  // namespace duelogue
