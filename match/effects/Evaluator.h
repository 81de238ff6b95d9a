#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/Effect.h"
#include "match/loop/Match.h"
#include "match/state/PlayerSet.h"
#include "match/state/Scope.h"

namespace duelogue {

/// Reads numbers, conditions, players and cards off a match at this moment (S0.6: never a value bound earlier).
class Evaluator {
public:
    Evaluator(const Match& match, const Scope& scope) : m_match(match), m_scope(scope) {}

    /// Within 16 bits: what is reckoned and goes further stays at the end.
    [[nodiscard]] int number(ExpressionId id) const;
    /// True where there is no condition.
    [[nodiscard]] bool holds(ExpressionId id) const;
    /// `You` where there is no expression.
    [[nodiscard]] PlayerSet players(ExpressionId id) const;
    /// Appends cards and players, in the order in which they lie or were chosen. Nothing where there is no expression.
    void subjects(ExpressionId id, std::vector<Subject>& out) const;
    [[nodiscard]] bool matches(FilterId id, CardId card) const;
    /// As matches(), but where the filter names no zone the card may lie anywhere: what did something may be gone.
    [[nodiscard]] bool matchesAnywhere(FilterId id, CardId card) const;
    /// Appends every card that matches the filter.
    void cards(FilterId id, std::vector<Subject>& out) const;
    /// Whether `is(subject)` says so of a card that matches the filter; those behind it are not asked about.
    template <class Is>
    bool anyCard(FilterId id, Is&& is) const;
    /// Whether `is(subject)` says so of one of the subjects(); those behind it are not asked about. Nothing may change
    /// meanwhile.
    template <class Is>
    bool any(ExpressionId id, Is&& is) const;
    /// Calls `visit(subject)` for each of them.
    template <class Visit>
    void each(ExpressionId id, Visit&& visit) const {
        any(id, [&](Subject subject) {
            visit(subject);
            return false;
        });
    }

private:
    const Match& m_match;
    const Scope& m_scope;

    [[nodiscard]] int count(ExpressionId id) const;
    [[nodiscard]] int figure(const Expression& expression) const;
    [[nodiscard]] bool isThisThere() const;
    /// The lowest or highest figure of the cards, or all of them added up.
    [[nodiscard]] int amongFigures(const Expression& expression) const;
    [[nodiscard]] int figureOf(CardId id, std::uint8_t slot) const;
    [[nodiscard]] int counters(const Expression& expression) const;
    [[nodiscard]] bool isThisGone(CardId id) const;
    [[nodiscard]] CardId hostOf(CardId id) const;
    [[nodiscard]] CardId placeOf(CardId id) const;
    template <class Is>
    [[nodiscard]] bool isAnyOf(ExpressionId cards, Is&& is) const;
    [[nodiscard]] bool isCalled(CardId id, NameId name) const;
    [[nodiscard]] bool liesWhere(const Filter& filter, CardId id) const;
    [[nodiscard]] bool isCrowded(const Filter& filter, CardId id) const;
    static void addThose(std::span<const Subject> listed, std::vector<Subject>& out);
    void both(const Expression& expression, std::vector<Subject>& out) const;
    void topCards(const Expression& expression, std::vector<Subject>& out) const;
    void among(const Expression& expression, std::vector<Subject>& out) const;
    [[nodiscard]] static bool isSingle(Term term);
    [[nodiscard]] CardId singleOf(const Expression& expression) const;
    [[nodiscard]] CardId single(ExpressionId id) const;
    [[nodiscard]] bool matches(const Filter& filter, CardId id) const;
    [[nodiscard]] bool hasOneOf(const Filter& filter, CardId id) const;
};

/// The layout of the targets of an ability in a list: for each TargetSpec how many were chosen, then those, then, if
/// something is divided among them, each one's share.
class Targets {
public:
    Targets(std::span<const TargetSpec> specs, std::span<const Subject> list) : m_specs(specs), m_list(list) {}
    /// The subjects chosen for target number `index`.
    [[nodiscard]] std::span<const Subject> of(std::size_t index) const;
    /// The share of the subject (0 where nothing is divided).
    [[nodiscard]] int share(Subject subject) const;

private:
    std::span<const TargetSpec> m_specs;
    std::span<const Subject> m_list;
};

// ---------------------------------------------------------------------------------------------------- templates

template <class Is>
bool Evaluator::any(ExpressionId id, Is&& is) const {
    if (!id) return false;
    const Expression& e = m_match.pool()[id];
    if (isSingle(e.term)) {
        const CardId card = singleOf(e);
        return card && is(Subject(card));
    }
    if (e.term == Term::Filtered) return anyCard(e.filter, is);
    std::vector<Subject> all;
    subjects(id, all);
    return std::any_of(all.begin(), all.end(), is);
}

template <class Is>
bool Evaluator::anyCard(FilterId id, Is&& is) const {
    const Filter& filter = m_match.pool()[id];
    const std::uint8_t zone = filter.zone == 0xff ? m_match.rulebook().zones().inPlay : filter.zone;
    bool found = false;
    m_match.state().eachCardIn(zone,
                               [&](CardId card) { found = found || (matches(filter, card) && is(Subject(card))); });
    return found;
}

}  // namespace duelogue
