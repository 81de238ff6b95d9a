#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/Effect.h"
#include "match/loop/Match.h"
#include "match/state/EvalContext.h"
#include "match/state/PlayerSet.h"

namespace duelogue {

/// Reads numbers, conditions, players and cards off a match at this moment (S0.6: never a value bound earlier).
class Evaluator {
public:
    Evaluator(const Match& match, const EvalContext& scope) : m_match(match), m_scope(scope) {}

    /// The card whose words these are; no card for an effect without one.
    [[nodiscard]] CardId self() const { return m_scope.self; }
    /// Within 16 bits: what is reckoned and goes further stays at the end.
    [[nodiscard]] int number(ExpressionId id) const;
    /// True where there is no condition.
    [[nodiscard]] bool holds(ExpressionId id) const { return !id || isTrue(id); }
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
    class CompiledFilter;

    const Match& m_match;
    const EvalContext& m_scope;

    [[nodiscard]] bool isTrue(ExpressionId id) const;
    [[nodiscard]] int count(ExpressionId id) const;
    [[nodiscard]] int figure(const Expression& expression) const;
    [[nodiscard]] bool isThisThere() const;
    /// The lowest or highest figure of the cards, or all of them added up.
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
    /// Whether the card has one of the filter's tags, as far as it can be seen.
    [[nodiscard]] bool hasTag(const Filter& filter, const Card& card) const;
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

/// A filter that is held against many cards, one after the other, while nothing changes: what it says of anything but
/// the card itself is worked out once.
class Evaluator::CompiledFilter {
public:
    CompiledFilter(const Evaluator& evaluator, const Filter& filter)
        : m_evaluator(evaluator),
          m_filter(filter),
          m_cards(evaluator.m_match.state().cards.data()),
          m_traits(filter.all | filter.none),
          m_flags(filter.flags | filter.notFlags),
          m_isPossible((filter.all & filter.none) == 0 && (filter.flags & filter.notFlags) == 0) {}
    /// Whether the filter says so of the card; in which zone it lies has been seen to. Inlined by force: GCC would not
    /// do it, since alternatives lead back here.
    [[nodiscard, gnu::always_inline]] bool passes(CardId id) {
        const Card& card = m_cards[id.value];
        const Characteristics& now = card.current;
        if ((now.traits & m_traits) != m_filter.all || (now.flags & m_flags) != m_filter.flags) return false;
        if (!m_isPossible) return false;
        // Where it lies is quicker to see than what else it is.
        if (m_filter.at && !isAtPlace(id)) return false;
        if (m_filter.other && id == m_evaluator.m_scope.self) return false;
        const bool wantsAny = m_filter.any != 0 || m_filter.tags[0];
        if (wantsAny && (now.traits & m_filter.any) == 0 && !m_evaluator.hasTag(m_filter, card)) return false;
        if (m_filter.players && !isOfThem(card)) return false;
        if (m_filter.comparison != Comparison::None && !compares(card)) return false;
        return isPlain() || passesOthers(id, card);
    }
    /// Whose cards it lets pass, where it says so.
    [[nodiscard]] PlayerSet players() {
        if (!m_knowsPlayers) findPlayers();
        return m_players;
    }

private:
    const Evaluator& m_evaluator;
    const Filter& m_filter;
    const Card* m_cards;
    Traits m_traits;        ///< of which it says whether a card has them
    std::uint32_t m_flags;  ///< likewise
    bool m_isPossible;      ///< it wants nothing that it rules out
    bool m_knowsPlayers = false;
    bool m_knowsPlaces = false;
    bool m_knowsThan = false;
    PlayerSet m_players;
    CardId m_place;    ///< the first place at which the filter wants cards, or away from which
    int m_places = 0;  ///< how many different ones there are
    int m_than = 0;

    /// Where there is no such card, nothing is at its place, and nothing away from it.
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
    // Who holds a card in play controls it: a player's cards are looked for with the player alone.
    const bool isOfSome = filter.players && m_match.pool().vocabulary().zones[zone].shared;
    assert(!isOfSome || areWithControllers(zone));
    return isOfSome ? m_match.state().anyCardOf(sieve.players(), zone, isIt) : m_match.state().anyCardIn(zone, isIt);
}

}  // namespace duelogue
