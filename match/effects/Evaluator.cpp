#include "match/effects/Evaluator.h"

#include <algorithm>
#include <iterator>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

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

}  // namespace duelogue
