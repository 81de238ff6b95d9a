#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cards/Effect.h"
#include "match/Ids.h"
#include "match/Occasion.h"

namespace duelogue {

class Match;

/// A set of players: bit p is player p.
class PlayerSet {
public:
    constexpr PlayerSet() = default;
    constexpr explicit PlayerSet(std::uint8_t bits) : m_bits(bits) {}
    constexpr explicit PlayerSet(PlayerId player)
        : m_bits(player ? static_cast<std::uint8_t>(1U << player.value) : std::uint8_t{0}) {}
    [[nodiscard]] constexpr bool has(PlayerId player) const { return ((m_bits >> player.value) & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    constexpr void add(PlayerId player) { m_bits = static_cast<std::uint8_t>(m_bits | (1U << player.value)); }
    /// The lowest seat in it; none where it is empty.
    [[nodiscard]] PlayerId first() const;
    [[nodiscard]] int count() const;

private:
    std::uint8_t m_bits = 0;
};

/// What the words of an ability refer to while it runs, or while it is asked whether it applies.
struct Scope {
    const Ability* ability = nullptr;  ///< whose targets are meant
    CardId self;                       ///< This
    std::uint32_t since = 0;           ///< the stamp of This as the object that has the ability; 0: as it is now
    PlayerId you;
    PlayerId eachPlayer;
    CardId each;
    std::int16_t x = 0;
    std::int16_t thatMuch = 0;
    Occasion occasion;
    std::span<const Subject> targets;  ///< laid out as Targets says
    std::span<const Subject> chosen;
    std::span<const Subject> rest;  ///< candidates of the last choice that were not chosen
};

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
    /// Appends every card that matches the filter.
    void cards(FilterId id, std::vector<Subject>& out) const;

private:
    const Match& m_match;
    const Scope& m_scope;

    [[nodiscard]] int count(ExpressionId id) const;
    [[nodiscard]] int figure(const Expression& expression) const;
    [[nodiscard]] bool isThisThere() const;
    static void addThose(std::span<const Subject> listed, std::vector<Subject>& out);
    void both(const Expression& expression, std::vector<Subject>& out) const;
    void topCards(const Expression& expression, std::vector<Subject>& out) const;
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
