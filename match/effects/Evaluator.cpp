#include "match/effects/Evaluator.h"

#include <algorithm>
#include <iterator>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"

namespace duelogue {

// -------------------------------------------------------------------------------------------------- targets

std::span<const Subject> Targets::of(std::size_t index) const {
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_specs.size() && at < m_list.size(); ++i) {
        const auto count = static_cast<std::size_t>(m_list[at].number());
        if (i == index) return m_list.subspan(at + 1, count);
        at += 1 + count * (m_specs[i].divided ? 2 : 1);
    }
    return {};
}

int Targets::share(Subject subject) const {
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_specs.size() && at < m_list.size(); ++i) {
        const auto count = static_cast<std::size_t>(m_list[at].number());
        if (m_specs[i].divided) {
            for (std::size_t k = 0; k < count; ++k) {
                if (m_list[at + 1 + k] == subject) return m_list[at + 1 + count + k].number();
            }
        }
        at += 1 + count * (m_specs[i].divided ? 2 : 1);
    }
    return 0;
}

// -------------------------------------------------------------------------------------------------- numbers

int Evaluator::number(ExpressionId id) const {
    if (!id) return 0;
    const Expression& e = m_match.pool()[id];
    switch (e.term) {
        case Term::Number:
            return e.number;
        case Term::X:
            return m_scope.x;
        case Term::ThatMuch:
            return m_scope.thatMuch;
        case Term::Count:
            return count(e.left);
        case Term::CountPlayers:
            return players(e.left).count();
        case Term::Figure:
            return figure(e);
        case Term::PlayerValue: {
            int sum = 0;
            const PlayerSet whose = players(e.left);
            for (std::uint8_t p = 0; p < m_match.state().globals.playerCount; ++p) {
                if (whose.has(PlayerId(p))) sum += m_match.rulebook().playerValue(m_match, PlayerId(p), e.index);
            }
            return saturated(sum);
        }
        case Term::Plus:
            return saturated(number(e.left) + number(e.right));
        case Term::Minus:
            return std::max(0, number(e.left) - number(e.right));
        case Term::Times:
            return saturated(std::int64_t{number(e.left)} * number(e.right));
        case Term::HalfUp:
            return (number(e.left) + 1) / 2;
        case Term::Over: {
            const int by = number(e.right);
            return by == 0 ? 0 : number(e.left) / by;
        }
        case Term::Sum:
        case Term::Least:
        case Term::Greatest:
            return amongFigures(e);
        case Term::Counters:
            return counters(e);
        default:
            return holds(id) ? 1 : 0;
    }
}

int Evaluator::count(ExpressionId id) const {
    int found = 0;
    each(id, [&found](Subject) { ++found; });
    return found;
}

int Evaluator::figure(const Expression& e) const {
    const bool isThis = m_match.pool()[e.left].term == Term::This;
    const CardId id = isThis ? m_scope.self : single(e.left);
    return id ? figureOf(id, e.index) : 0;
}

/// A card that has left is read as it last was in play, or as printed if it never was in play.
int Evaluator::figureOf(CardId id, std::uint8_t slot) const {
    const Card& card = m_match.state().card(id);
    const bool here = card.zone == m_match.rulebook().zones().inPlay && !isThisGone(id);
    const bool neverWas = !here && !card.lastKnown.controller && card.lastKnown.traits == 0;
    return std::max<int>(0, (here || neverWas ? card.current : card.lastKnown).figures[slot]);
}

int Evaluator::amongFigures(const Expression& e) const {
    int sum = 0;
    int least = highestNumber;
    int greatest = 0;
    bool any = false;
    each(e.left, [&](Subject subject) {
        if (!subject.isCard()) return;
        any = true;
        const int figure = figureOf(subject.card(), e.index);
        sum += figure;
        least = std::min(least, figure);
        greatest = std::max(greatest, figure);
    });
    if (!any) return 0;
    return e.term == Term::Sum ? saturated(sum) : e.term == Term::Least ? least : greatest;
}

int Evaluator::counters(const Expression& e) const {
    if (m_match.pool()[e.left].term == Term::This) return countersOn(m_scope.self, e.index);
    int sum = 0;
    each(e.left, [&](Subject subject) {
        if (subject.isCard()) sum += countersOn(subject.card(), e.index);
    });
    return saturated(sum);
}

/// A card that has left counts with its last known counters.
int Evaluator::countersOn(CardId id, std::uint8_t kind) const {
    if (!id) return 0;
    const Card& card = m_match.state().card(id);
    const bool here = m_match.pool().vocabulary().zones[card.zone].shared && !isThisGone(id);
    return here ? card.values[kind] : m_match.state().lastCountersOn(id, kind);
}

/// Returns true if the card that has the ability has become another object.
bool Evaluator::isThisGone(CardId id) const {
    return id == m_scope.self && m_scope.since != 0 && m_match.state().card(id).since != m_scope.since;
}

/// A card that has left counts with its last known host.
CardId Evaluator::hostOf(CardId id) const {
    const Card& card = m_match.state().card(id);
    const bool here = card.zone == m_match.rulebook().zones().inPlay && !isThisGone(id);
    return (here ? card.current : card.lastKnown).host;
}

/// Last known hosts may form a cycle, because they date from different times. The search then stops after as many steps
/// as there are cards.
CardId Evaluator::placeOf(CardId id) const {
    for (std::size_t left = m_match.state().cards.size(); left > 0; --left) {
        const CardId host = hostOf(id);
        if (!host) break;
        id = host;
    }
    return id;
}

CardId Evaluator::singleOf(const Expression& e) const {
    switch (e.term) {
        case Term::This:
            return isThisThere() ? m_scope.self : CardId{};
        case Term::EventCard:
            return m_scope.event.isAnother != 0 ? CardId{} : m_scope.event.card;
        case Term::EventSource:
            return m_scope.event.source;
        case Term::Paid:
            return m_scope.event.paid;
        case Term::EachCard:
            return m_scope.each;
        default: {
            const CardId of = m_match.pool()[e.left].term == Term::This ? m_scope.self : single(e.left);
            if (!of) return {};
            return e.term == Term::HostOf ? hostOf(of) : placeOf(of);
        }
    }
}

/// Returns the subjects that were chosen. An unset entry has become illegal or is hidden from the viewer, and counts as
/// absent.
std::span<const Subject> Evaluator::listed(const Expression& e) const {
    if (e.term == Term::Chosen) return m_scope.chosen;
    if (e.term == Term::NotChosen) return m_scope.rest;
    return target(e.index);
}

std::span<const Subject> Evaluator::target(std::size_t index) const {
    if (m_scope.ability == nullptr) return {};
    return Targets(m_match.pool().targetsOf(*m_scope.ability), m_scope.targets).of(index);
}

/// Returns the first card that the expression names.
CardId Evaluator::single(ExpressionId id) const {
    if (id && isSingle(m_match.pool()[id].term)) return singleOf(m_match.pool()[id]);
    std::vector<Subject> found;
    subjects(id, found);
    return !found.empty() && found.front().isCard() ? found.front().card() : CardId{};
}

// -------------------------------------------------------------------------------------------------- conditions

bool Evaluator::isTrue(ExpressionId id) const {
    const Expression& e = m_match.pool()[id];
    switch (e.term) {
        case Term::Always:
            return true;
        case Term::Not:
            return !holds(e.left);
        case Term::And:
            return holds(e.left) && holds(e.right);
        case Term::Or:
            return holds(e.left) || holds(e.right);
        case Term::AtLeast:
            return number(e.left) >= number(e.right);
        case Term::More:
            return number(e.left) > number(e.right);
        case Term::Equal:
            return number(e.left) == number(e.right);
        case Term::Any:
            return any(e.left, [](Subject) { return true; });
        case Term::Is: {
            const CardId card = single(e.left);
            return card && matches(e.filter, card);
        }
        case Term::Fact:
            return m_match.rulebook().isFactTrue(m_match, m_scope, e.index);
        default:
            return number(id) > 0;
    }
}

// -------------------------------------------------------------------------------------------------- players

PlayerSet Evaluator::players(ExpressionId id) const {
    if (!id) return PlayerSet(m_scope.you);
    const Expression& e = m_match.pool()[id];
    const MatchState& state = m_match.state();
    PlayerSet set;
    switch (e.term) {
        case Term::You:
            return PlayerSet(m_scope.you);
        case Term::Others:
            for (const PlayerId player : state.seatsFrom(PlayerId(0))) {
                if (player != m_scope.you) set.add(player);
            }
            return set;
        case Term::EveryPlayer:
            for (const PlayerId player : state.seatsFrom(PlayerId(0))) set.add(player);
            return set;
        case Term::EachPlayer:
            return PlayerSet(m_scope.eachPlayer);
        case Term::Role:
            if (e.index < state.globals.playerCount) set.add(PlayerId(e.index));
            return set;
        case Term::EventPlayer:
            return PlayerSet(m_scope.event.player);
        case Term::ControllerOf:
        case Term::OwnerOf: {
            const auto add = [&](Subject subject) {
                if (!subject.isCard()) return;
                const Card& card = state.card(subject.card());
                const bool here =
                    card.zone == m_match.rulebook().zones().inPlay || card.zone == m_match.rulebook().zones().stack;
                const PlayerId controller =
                    here || !card.lastKnown.controller ? card.current.controller : card.lastKnown.controller;
                set.add(e.term == Term::OwnerOf ? card.owner : controller);
            };
            // The controller of the card is known even if the card has become another object.
            if (m_match.pool()[e.left].term == Term::EventCard) {
                if (m_scope.event.card) add(m_scope.event.card);
            } else {
                each(e.left, add);
            }
            return set;
        }
        case Term::TargetPlayer:
        case Term::Target:
        case Term::EveryTarget:
        case Term::Chosen:
        case Term::Named:
        case Term::Both: {
            each(id, [&](Subject subject) {
                if (subject.isPlayer()) set.add(subject.player());
            });
            return set;
        }
        default:
            return set;
    }
}

// -------------------------------------------------------------------------------------------------- cards

void Evaluator::subjects(ExpressionId id, std::vector<Subject>& out) const {
    if (!id) return;
    const Expression& e = m_match.pool()[id];
    const MatchState& state = m_match.state();
    if (isSingle(e.term)) {
        if (const CardId card = singleOf(e)) out.emplace_back(card);
        return;
    }
    switch (e.term) {
        case Term::TargetPlayer:
        case Term::Target:
        case Term::Chosen:
        case Term::NotChosen:
            return addThose(listed(e), out);
        case Term::EveryTarget:
            for (std::size_t i = 0; m_scope.ability != nullptr && i < m_scope.ability->targetCount; ++i)
                addThose(target(i), out);
            return;
        case Term::Filtered:
            return cards(e.filter, out);
        case Term::Top:
            return topCards(e, out);
        case Term::Both:
            return both(e, out);
        case Term::Among:
            return among(e, out);
        case Term::Named:
            return m_match.rulebook().resolveName(m_match, m_scope, e.index, out);
        default: {
            const PlayerSet set = players(id);
            const PlayerId first = state.globals.current ? state.globals.current : PlayerId(0);
            for (const PlayerId player : state.seatsFrom(first)) {
                if (set.has(player)) out.emplace_back(player);
            }
            return;
        }
    }
}

/// A card that has moved is another object. Only an ability that triggers when its card leaves play finds the object
/// that the card became in that move.
bool Evaluator::isThisThere() const {
    if (!m_scope.self || m_scope.since == 0) return true;
    const Card& card = m_match.state().card(m_scope.self);
    if (card.since == m_scope.since) return true;
    const bool left = m_scope.ability != nullptr && m_scope.ability->kind == AbilityKind::Triggered &&
                      m_match.pool()[m_scope.ability->pattern].from == m_match.rulebook().zones().inPlay;
    return left && card.before == m_scope.since;
}

void Evaluator::topCards(const Expression& e, std::vector<Subject>& out) const {
    const auto addTop = [&](PlayerId holder) {
        const auto zone = m_match.state().zone(holder, e.index);
        const auto wanted = std::min(static_cast<std::size_t>(std::max(0, number(e.right))), zone.size());
        for (std::size_t i = 0; i < wanted; ++i) out.emplace_back(zone[zone.size() - 1 - i]);
    };
    if (m_match.pool().vocabulary().zones[e.index].ofTable) return addTop(PlayerId{});
    const PlayerSet whose = players(e.left);
    for (const PlayerId player : m_match.state().seatsFrom(PlayerId(0))) {
        if (whose.has(player)) addTop(player);
    }
}

void Evaluator::among(const Expression& e, std::vector<Subject>& out) const {
    each(e.left, [&](Subject subject) {
        if (subject.isCard() && matches(e.filter, subject.card())) out.push_back(subject);
    });
}

void Evaluator::addThose(std::span<const Subject> listed, std::vector<Subject>& out) {
    std::copy_if(listed.begin(), listed.end(), std::back_inserter(out), [](Subject s) { return !s.isNone(); });
}

/// Subjects that both sides name are listed once.
void Evaluator::both(const Expression& e, std::vector<Subject>& out) const {
    std::vector<Subject> left;
    std::vector<Subject> right;
    subjects(e.left, left);
    subjects(e.right, right);
    out.insert(out.end(), left.begin(), left.end());
    std::sort(left.begin(), left.end());
    std::copy_if(right.begin(), right.end(), std::back_inserter(out),
                 [&left](Subject s) { return !std::binary_search(left.begin(), left.end(), s); });
}

void Evaluator::cards(FilterId id, std::vector<Subject>& out) const {
    anyCard(id, [&out](Subject card) {
        out.push_back(card);
        return false;
    });
}

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
    switch (m_filter.comparison) {
        case Comparison::None:
            return true;
        case Comparison::AtMost:
            return figure <= m_than;
        case Comparison::AtLeast:
            return figure >= m_than;
        case Comparison::Exactly:
            return figure == m_than;
        case Comparison::Below:
            return figure < m_than;
    }
    return true;
}

}  // namespace duelogue
