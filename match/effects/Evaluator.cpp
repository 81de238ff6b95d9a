#include "match/effects/Evaluator.h"

#include <algorithm>
#include <iterator>

#include "match/loop/Match.h"
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

/// A card that has left where it was is read as it last was in play, or, where it never was, as it is printed.
int Evaluator::figureOf(CardId id, std::uint8_t slot) const {
    const Card& card = m_match.state().card(id);
    const bool here = card.zone == m_match.rulebook().zones().inPlay && !isThisGone(id);
    const bool neverWas = !here && !card.last.controller && card.last.traits == 0;
    return std::max<int>(0, (here || neverWas ? card.now : card.last).figures[slot]);
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

/// What has moved has none any more.
int Evaluator::counters(const Expression& e) const {
    int sum = 0;
    each(e.left, [&](Subject subject) {
        if (subject.isCard() && !isThisGone(subject.card()))
            sum += m_match.state().card(subject.card()).values[e.index];
    });
    return saturated(sum);
}

/// Whether the card that has the ability is another object by now.
bool Evaluator::isThisGone(CardId id) const {
    return id == m_scope.self && m_scope.since != 0 && m_match.state().card(id).since != m_scope.since;
}

/// What has left is where it last was in play.
CardId Evaluator::hostOf(CardId id) const {
    const Card& card = m_match.state().card(id);
    const bool here = card.zone == m_match.rulebook().zones().inPlay && !isThisGone(id);
    return (here ? card.now : card.last).host;
}

CardId Evaluator::placeOf(CardId id) const {
    while (const CardId host = hostOf(id)) id = host;
    return id;
}

/// Terms that name one card at most.
bool Evaluator::isSingle(Term term) {
    switch (term) {
        case Term::This:
        case Term::EventCard:
        case Term::EventSource:
        case Term::Paid:
        case Term::EachCard:
        case Term::HostOf:
        case Term::PlaceOf:
            return true;
        default:
            return false;
    }
}

CardId Evaluator::singleOf(const Expression& e) const {
    switch (e.term) {
        case Term::This:
            return isThisThere() ? m_scope.self : CardId{};
        case Term::EventCard:
            return m_scope.occasion.card;
        case Term::EventSource:
            return m_scope.occasion.source;
        case Term::Paid:
            return m_scope.occasion.paid;
        case Term::EachCard:
            return m_scope.each;
        default: {
            const CardId of = m_match.pool()[e.left].term == Term::This ? m_scope.self : single(e.left);
            if (!of) return {};
            return e.term == Term::HostOf ? hostOf(of) : placeOf(of);
        }
    }
}

/// The first of what it names.
CardId Evaluator::single(ExpressionId id) const {
    if (id && isSingle(m_match.pool()[id].term)) return singleOf(m_match.pool()[id]);
    std::vector<Subject> found;
    subjects(id, found);
    return !found.empty() && found.front().isCard() ? found.front().card() : CardId{};
}

// -------------------------------------------------------------------------------------------------- conditions

bool Evaluator::holds(ExpressionId id) const {
    if (!id) return true;
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
            return m_match.rulebook().fact(m_match, m_scope, e.index);
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
            return PlayerSet(m_scope.occasion.player);
        case Term::ControllerOf:
        case Term::OwnerOf: {
            each(e.left, [&](Subject subject) {
                if (!subject.isCard()) return;
                const Card& card = state.card(subject.card());
                const bool here =
                    card.zone == m_match.rulebook().zones().inPlay || card.zone == m_match.rulebook().zones().stack;
                const PlayerId controller = here || !card.last.controller ? card.now.controller : card.last.controller;
                set.add(e.term == Term::OwnerOf ? card.owner : controller);
            });
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
    const auto addTargets = [&](std::size_t index) {
        const Ability* ability = m_scope.ability;
        if (ability == nullptr) return;
        for (const Subject subject : Targets(m_match.pool().targetsOf(*ability), m_scope.targets).of(index)) {
            if (!subject.isNone()) out.push_back(subject);
        }
    };
    if (isSingle(e.term)) {
        if (const CardId card = singleOf(e)) out.emplace_back(card);
        return;
    }
    switch (e.term) {
        case Term::TargetPlayer:
        case Term::Target:
            return addTargets(e.index);
        case Term::EveryTarget:
            if (m_scope.ability != nullptr) {
                for (std::size_t i = 0; i < m_scope.ability->targetCount; ++i) addTargets(i);
            }
            return;
        case Term::Chosen:
            return addThose(m_scope.chosen, out);
        case Term::NotChosen:
            return addThose(m_scope.rest, out);
        case Term::Filtered:
            return cards(e.filter, out);
        case Term::Top:
            return topCards(e, out);
        case Term::Both:
            return both(e, out);
        case Term::Among:
            return among(e, out);
        case Term::Named:
            return m_match.rulebook().named(m_match, m_scope, e.index, out);
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

/// What has moved is another object. Only an ability that triggers as its card leaves play finds what the
/// card became in that move.
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

/// What others chose among may be hidden from the one who looks; then it is nothing.
void Evaluator::addThose(std::span<const Subject> listed, std::vector<Subject>& out) {
    std::copy_if(listed.begin(), listed.end(), std::back_inserter(out), [](Subject s) { return !s.isNone(); });
}

/// Whatever both sides select is there once.
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
    return (zone == Filter::anyZone || m_match.state().card(card).zone == zone) && matches(filter, card);
}

bool Evaluator::matchesAnywhere(FilterId id, CardId card) const {
    const Filter& filter = m_match.pool()[id];
    return filter.zone == 0xff ? matches(filter, card) : matches(id, card);
}

bool Evaluator::hasOneOf(const Filter& filter, CardId id) const {
    const Card& card = m_match.state().card(id);
    if ((card.now.traits & filter.any) != 0) return true;
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

/// Whether `is` says so of one of the cards.
template <class Is>
bool Evaluator::isAnyOf(ExpressionId cards, Is&& is) const {
    return any(cards, [&](Subject subject) { return subject.isCard() && is(subject.card()); });
}

bool Evaluator::isCalled(CardId id, NameId name) const {
    const Card& card = m_match.state().card(id);
    const DefinitionId definition = card.definition;
    return definition && !isFaceDown(card) && m_match.pool()[definition].name == m_match.pool().called(name);
}

/// What the filter says of other cards: whether this one is one of them, at them, on them or called like them.
bool Evaluator::liesWhere(const Filter& filter, CardId id) const {
    const auto& state = m_match.state();
    if (filter.same && !isAnyOf(filter.same, [&](CardId other) { return other == id; })) return false;
    if (filter.on && !isAnyOf(filter.on, [&](CardId other) { return state.card(id).now.host == other; })) return false;
    if (filter.namedLike && !isAnyOf(filter.namedLike, [&](CardId other) {
            return state.card(id).definition && state.card(id).definition == state.card(other).definition;
        }))
        return false;
    if (filter.name && !isCalled(id, filter.name)) return false;
    if (filter.at) {
        // Where there is no such card, nothing is at its place, and nothing away from it.
        const CardId place = state.placeOf(id);
        bool isAny = false;
        const bool isThere = isAnyOf(filter.at, [&](CardId other) {
            isAny = true;
            return placeOf(other) == place;
        });
        if (!isAny || isThere == filter.away) return false;
    }
    if (filter.family) {
        const DefinitionId known = state.card(id).definition;
        if (!known || m_match.pool()[known].tags[0].value != number(filter.family)) return false;
    }
    return !filter.crowd || isCrowded(filter, id) != filter.deserted;
}

bool Evaluator::isCrowded(const Filter& filter, CardId id) const {
    const auto& state = m_match.state();
    const Filter& crowd = m_match.pool()[filter.crowd];
    const std::uint8_t zone = crowd.zone == 0xff ? m_match.rulebook().zones().inPlay : crowd.zone;
    bool found = false;
    // Where it lies is quicker to see than what it is.
    state.eachCardIn(zone, [&](CardId other) {
        found = found || (other != id && state.placeOf(other) == id && matches(crowd, other));
    });
    return found;
}

bool Evaluator::matches(const Filter& filter, CardId id) const {
    const Card& card = m_match.state().card(id);
    const Traits traits = card.now.traits;
    if ((traits & filter.all) != filter.all || (traits & filter.none) != 0) return false;
    if ((card.now.flags & filter.flags) != filter.flags || (card.now.flags & filter.notFlags) != 0) return false;
    if (filter.other && id == m_scope.self) return false;
    if ((filter.any != 0 || filter.tags[0]) && !hasOneOf(filter, id)) return false;
    if (filter.players) {
        const bool shared = m_match.pool().vocabulary().zones[card.zone].shared;
        if (!players(filter.players).has(shared ? card.now.controller : card.owner)) return false;
    }
    if (!liesWhere(filter, id)) return false;
    if (filter.related && !m_match.rulebook().isRelated(m_match, m_scope, id, players(filter.related))) return false;
    const int figure = filter.byCounters ? card.values[filter.figure] : card.now.figures[filter.figure];
    switch (filter.comparison) {
        case Comparison::None:
            return true;
        case Comparison::AtMost:
            return figure <= number(filter.than);
        case Comparison::AtLeast:
            return figure >= number(filter.than);
        case Comparison::Exactly:
            return figure == number(filter.than);
        case Comparison::Below:
            return figure < number(filter.than);
    }
    return true;
}

}  // namespace duelogue
