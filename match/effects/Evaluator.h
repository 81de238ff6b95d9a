#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "cards/data/Effect.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EvalContext.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

/// Reads numbers, conditions, players and cards from the current state of a match (S0.6: never a value bound earlier).
class Evaluator {
public:
    /// The match and the context must outlive the evaluator.
    Evaluator(const ReadableMatch& match, const EvalContext& scope) : m_match(match), m_scope(scope) {}

    /// Returns the card whose ability is evaluated, or an unset CardId for an effect without a card.
    [[nodiscard]] CardId self() const { return m_scope.self; }
    /// Returns the value of a number, clamped to 16 bits. Returns 0 without an expression.
    [[nodiscard]] int number(ExpressionId id) const;
    /// Returns true if the condition holds, or without an expression.
    [[nodiscard]] bool holds(ExpressionId id) const { return !id || isTrue(id); }
    /// Returns the players that the expression names, or You without an expression.
    [[nodiscard]] PlayerSet players(ExpressionId id) const;
    /// Returns the card, as printed, that the expression names. It is unset if a player does not know the card.
    [[nodiscard]] DefinitionId print(ExpressionId id) const;
    /// Returns the cards whose print matches the filter, in the order of the pool. Only the parts of the filter that
    /// are about printed values count.
    [[nodiscard]] std::vector<DefinitionId> prints(FilterId id) const;
    /// Appends the cards and players that the expression names, in the order of their zones or of their choice. Appends
    /// nothing without an expression.
    void subjects(ExpressionId id, std::vector<Subject>& out) const;
    /// Returns true if the card is in the filter's zone and matches the filter. Always true without a filter.
    [[nodiscard]] bool matches(FilterId id, CardId card) const;
    /// Returns true if the card matches the filter. Unlike with matches(), a filter without a zone accepts any zone,
    /// because the source of an event may have moved.
    [[nodiscard]] bool matchesAnywhere(FilterId id, CardId card) const;
    /// Appends every card that matches the filter.
    void cards(FilterId id, std::vector<Subject>& out) const;
    /// Returns true if `is(subject)` holds for a card that matches the filter. Stops at the first one.
    template <class Is>
    bool anyCard(FilterId id, Is&& is) const;
    /// Returns true if `is(subject)` holds for one of the subjects(). Stops at the first one. The match must not change
    /// meanwhile.
    template <class Is>
    bool any(ExpressionId id, Is&& is) const;
    /// Calls `visit(subject)` for each of the subjects().
    template <class Visit>
    void each(ExpressionId id, Visit&& visit) const {
        any(id, [&](Subject subject) {
            visit(subject);
            return false;
        });
    }

private:
    class CompiledFilter;

    const ReadableMatch& m_match;
    const EvalContext& m_scope;

    [[nodiscard]] bool isTrue(ExpressionId id) const;
    [[nodiscard]] int count(ExpressionId id) const;
    [[nodiscard]] int figure(const Expression& expression) const;
    [[nodiscard]] bool isThisThere() const;
    /// Returns the lowest figure of the cards, the highest, or the sum of all.
    [[nodiscard]] int amongFigures(const Expression& expression) const;
    [[nodiscard]] int figureOf(CardId id, std::uint8_t slot) const;
    [[nodiscard]] int counters(const Expression& expression) const;
    [[nodiscard]] int countersOn(CardId id, std::uint8_t kind) const;
    [[nodiscard]] bool isThisGone(CardId id) const;
    [[nodiscard]] CardId hostOf(CardId id) const;
    [[nodiscard]] CardId placeOf(CardId id) const;
    template <class Is>
    [[nodiscard]] bool isAnyOf(ExpressionId cards, Is&& is) const;
    [[nodiscard]] bool isCalled(CardId id, NameId name) const;
    [[nodiscard]] bool isPrintLike(const Filter& filter, const Definition& printed) const;
    [[nodiscard]] bool isCrowded(const Filter& filter, CardId id) const;
    [[nodiscard]] bool areWithControllers(std::uint8_t zone) const;
    static void addThose(std::span<const Subject> listed, std::vector<Subject>& out);
    void both(const Expression& expression, std::vector<Subject>& out) const;
    void topCards(const Expression& expression, std::vector<Subject>& out) const;
    void among(const Expression& expression, std::vector<Subject>& out) const;
    [[nodiscard]] static bool isSingle(Term term) {
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
    [[nodiscard]] static bool isListed(Term term) {
        return term == Term::TargetPlayer || term == Term::Target || term == Term::Chosen || term == Term::NotChosen;
    }
    [[nodiscard]] std::span<const Subject> listed(const Expression& expression) const;
    [[nodiscard]] std::span<const Subject> target(std::size_t index) const;
    [[nodiscard]] CardId singleOf(const Expression& expression) const;
    [[nodiscard]] CardId single(ExpressionId id) const;
    /// Returns true if the card visibly has one of the filter's tags.
    [[nodiscard]] bool hasTag(const Filter& filter, const Card& card) const;
};

/// The layout of the targets of an ability in a list. For each TargetSpec there are the number of chosen subjects, the
/// subjects, and, if a number is divided among them, each one's share.
class Targets {
public:
    Targets(std::span<const TargetSpec> specs, std::span<const Subject> list) : m_specs(specs), m_list(list) {}
    /// Returns the subjects chosen for the target `index`; empty if it was not chosen.
    [[nodiscard]] std::span<const Subject> of(std::size_t index) const;
    /// Returns the share of the subject, or 0 if nothing is divided.
    [[nodiscard]] int share(Subject subject) const;

private:
    std::span<const TargetSpec> m_specs;
    std::span<const Subject> m_list;
};

/// A filter prepared for testing many cards while the match does not change. Everything that does not depend on the
/// card is computed once.
class Evaluator::CompiledFilter {
public:
    CompiledFilter(const Evaluator& evaluator, const Filter& filter)
        : m_evaluator(evaluator),
          m_filter(filter),
          m_cards(evaluator.m_match.state().cards.data()),
          m_traits(filter.all | filter.none),
          m_flags(filter.flags | filter.notFlags),
          m_isPossible((filter.all & filter.none) == 0 && (filter.flags & filter.notFlags) == 0) {}
    /// Returns true if the card matches the filter. The caller has checked the zone. Inlining is forced, because GCC
    /// declines it: alternatives recurse into this function.
    [[nodiscard, gnu::always_inline]] bool passes(CardId id) {
        const Card& card = m_cards[id.value];
        const Characteristics& now = card.current;
        if ((now.traits & m_traits) != m_filter.all || (now.flags & m_flags) != m_filter.flags) return false;
        if (!m_isPossible) return false;
        // The place is quicker to check than the rest.
        if (m_filter.at && !isAtPlace(id)) return false;
        if (m_filter.other && id == m_evaluator.m_scope.self) return false;
        const bool wantsAny = m_filter.any != 0 || m_filter.tags[0];
        if (wantsAny && (now.traits & m_filter.any) == 0 && !m_evaluator.hasTag(m_filter, card)) return false;
        if (m_filter.players && !isOfThem(card)) return false;
        if (m_filter.comparison != Comparison::None && !compares(card)) return false;
        return isPlain() || passesOthers(id, card);
    }
    /// Returns the players whose cards the filter accepts. Only if the filter restricts them.
    [[nodiscard]] PlayerSet players() {
        if (!m_knowsPlayers) findPlayers();
        return m_players;
    }

private:
    const Evaluator& m_evaluator;
    const Filter& m_filter;
    const Card* m_cards;
    Traits m_traits;        ///< traits that the filter requires or excludes
    std::uint32_t m_flags;  ///< flags that the filter requires or excludes
    bool m_isPossible;      ///< false if the filter requires what it excludes
    bool m_knowsPlayers = false;
    bool m_knowsPlaces = false;
    bool m_knowsThan = false;
    PlayerSet m_players;
    CardId m_place;    ///< the first place that the filter requires or excludes
    int m_places = 0;  ///< number of different places
    int m_than = 0;

    /// Returns false if the filter's cards do not exist, even for a filter that excludes their place.
    [[nodiscard]] bool isAtPlace(CardId id) {
        if (!m_knowsPlaces) findPlaces();
        if (m_places != 1) return m_places > 1 && isAtOneOfMany(id);
        return (m_evaluator.m_match.state().placeOf(id) == m_place) != m_filter.away;
    }
    [[nodiscard]] bool isOfThem(const Card& card) {
        const bool shared = m_evaluator.m_match.pool().vocabulary().zones[card.zone].shared;
        return players().has(shared ? card.current.controller : card.owner);
    }
    [[nodiscard]] bool isPlain() const {
        return !m_filter.same && !m_filter.on && !m_filter.namedLike && !m_filter.name && !m_filter.family &&
               !m_filter.crowd && !m_filter.related && !m_filter.either;
    }
    void findPlaces();
    void findPlayers();
    [[nodiscard]] bool isAtOneOfMany(CardId id) const;
    [[nodiscard]] bool compares(const Card& card);
    [[nodiscard]] bool passesOthers(CardId id, const Card& card) const;
    [[nodiscard]] bool passesEither(CardId id) const;
    [[nodiscard]] bool isRelated(CardId id) const;
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
    if (isListed(e.term))
        return std::ranges::any_of(listed(e), [&](Subject subject) { return !subject.isNone() && is(subject); });
    std::vector<Subject> all;
    subjects(id, all);
    return std::any_of(all.begin(), all.end(), is);
}

template <class Is>
bool Evaluator::anyCard(FilterId id, Is&& is) const {
    const Filter& filter = m_match.pool()[id];
    const std::uint8_t zone = filter.zone == 0xff ? m_match.rulebook().zones().inPlay : filter.zone;
    CompiledFilter sieve(*this, filter);
    const auto isIt = [&](CardId card) { return sieve.passes(card) && is(Subject(card)); };
    // In play, the holder of a card controls it, so only the zones of these players need a search.
    const bool isOfSome = filter.players && m_match.pool().vocabulary().zones[zone].shared;
    assert(!isOfSome || areWithControllers(zone));
    return isOfSome ? m_match.state().anyCardOf(sieve.players(), zone, isIt) : m_match.state().anyCardIn(zone, isIt);
}

}  // namespace duelogue
