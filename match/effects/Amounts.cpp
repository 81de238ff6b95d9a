// The part of the evaluator that computes numbers, and cards or players that an effect names one by one.
#include <algorithm>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"

namespace duelogue {

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

}  // namespace duelogue
