#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/Effect.h"
#include "match/state/PlayerSet.h"
#include "match/state/Scope.h"

namespace duelogue {

class Match;

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

private:
    const Match& m_match;
    const Scope& m_scope;

    [[nodiscard]] int count(ExpressionId id) const;
    [[nodiscard]] int figure(const Expression& expression) const;
    [[nodiscard]] bool isThisThere() const;
    /// The lowest or highest figure of the cards, or all of them added up.
    [[nodiscard]] int amongFigures(const Expression& expression) const;
    [[nodiscard]] int figureOf(CardId id, std::uint8_t slot) const;
    [[nodiscard]] bool isThisGone(CardId id) const;
    [[nodiscard]] CardId hostOf(CardId id) const;
    [[nodiscard]] CardId placeOf(CardId id) const;
    template <class Found>
    [[nodiscard]] bool isAnyOf(ExpressionId cards, Found&& found) const;
    [[nodiscard]] bool liesWhere(const Filter& filter, CardId id) const;
    [[nodiscard]] bool isCrowded(const Filter& filter, CardId id) const;
    static void addThose(std::span<const Subject> listed, std::vector<Subject>& out);
    void both(const Expression& expression, std::vector<Subject>& out) const;
    void topCards(const Expression& expression, std::vector<Subject>& out) const;
    void among(const Expression& expression, std::vector<Subject>& out) const;
    [[nodiscard]] CardId single(ExpressionId id) const;
    template <class Visit>
    void eachCard(const Filter& filter, Visit&& visit) const;
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

}  // namespace duelogue
