// All outcomes of an effect over the choices in it, and whether two orders of abilities make a difference.
#include <algorithm>
#include <functional>
#include <initializer_list>
#include <span>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Endless.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/effects/lookahead/LookaheadState.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/DependencyCollector.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// A copy in which abilities have run one after the other, up to the first choice.
struct Ahead {
    Match match;
    std::size_t rest;  ///< size of the stack when all of them are complete
    bool isChoosing;   ///< true if a player has a choice
};

Ahead after(const ReadableMatch& match, std::initializer_list<RunAbility> frames) {
    Ahead ahead{Match::lookahead(match, atRest(match, frames.begin()->you)), 0, false};
    limitInstructionsOfPhase(ahead.match.state(), mostInstructions);
    ahead.rest = ahead.match.state().communications.size();
    for (const RunAbility& frame : frames) {
        if (ahead.isChoosing) break;
        (void)pushAbility(ahead.match.state(), frame);
        (void)ahead.match.run();
        ahead.isChoosing = ahead.match.state().communications.size() > ahead.rest;
    }
    return ahead;
}

/// Returns true if the zone has equal cards in both matches. In a zone without an order, cards are compared by their
/// numbers.
bool liesTheSame(const ReadableMatch& a, const ReadableMatch& b, PlayerId holder, std::uint8_t zone) {
    const auto areAlike = [&](CardId one, CardId other) {
        return lookAlike(a.state().card(one), b.state().card(other));
    };
    const auto ofA = a.state().zone(holder, zone);
    const auto ofB = b.state().zone(holder, zone);
    const bool isOrdered = a.rulebook().vocabulary().zones[zone].ordered;
    if (isOrdered || std::ranges::equal(ofA, ofB)) return std::ranges::equal(ofA, ofB, areAlike);
    const auto sorted = [](std::span<const CardId> cards) {
        std::vector<CardId> list(cards.begin(), cards.end());
        std::ranges::sort(list, {}, &CardId::value);
        return list;
    };
    return std::ranges::equal(sorted(ofA), sorted(ofB), areAlike);
}

bool lastsTheSame(const ReadableMatch& a, const ReadableMatch& b) {
    return std::ranges::equal(a.state().continuousEffects, b.state().continuousEffects,
                              [](ContinuousEffect one, ContinuousEffect other) {
                                  one.stamp = other.stamp;
                                  return one == other;
                              });
}

bool waitsTheSame(const ReadableMatch& a, const ReadableMatch& b) {
    return std::ranges::equal(a.state().triggers, b.state().triggers, [](Trigger one, const Trigger& other) {
        one.cause = other.cause;
        return one == other;
    });
}

/// Returns true if two states that began as one are equal, apart from stamps and ids.
bool looksTheSame(const ReadableMatch& match, const ReadableMatch& a, const ReadableMatch& b) {
    if (a.state().players != b.state().players || !lastsTheSame(a, b)) return false;
    const auto zones = static_cast<std::uint8_t>(match.rulebook().vocabulary().zones.size());
    for (std::uint8_t zone = 0; zone < zones; ++zone) {
        if (!liesTheSame(a, b, PlayerId{}, zone)) return false;
        for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
            if (!liesTheSame(a, b, PlayerId(p), zone)) return false;
        }
    }
    return a.state().globals.values == b.state().globals.values;
}

/// The two matches that result from the two orders of a pair of abilities.
struct BothWays {
    Ahead first;
    Ahead second;

    BothWays(const ReadableMatch& match, const RunAbility& one, const RunAbility& other)
        : first(after(match, {one, other})), second(after(match, {other, one})) {}

    /// After a choice, the abilities may still differ in their effect on the cards that they have met.
    [[nodiscard]] bool areTheSame(const ReadableMatch& match) const {
        return !first.isChoosing && !second.isChoosing && looksTheSame(match, first.match, second.match) &&
               waitsTheSame(first.match, second.match);
    }
};

/// Returns true if two frames of one ability must have the same effect. They differ at most in the cards of their
/// events, to which the ability never refers.
bool areOne(const ReadableMatch& match, RunAbility one, const RunAbility& other) {
    DependencyCollector read(match.pool());
    read.addBody(one.at);
    if (read.isAboutEventCards() || (one.ability && match.pool()[one.ability].condition)) return false;
    one.event.card = other.event.card;
    one.event.source = other.event.source;
    one.event.paid = other.event.paid;
    one.event.isAnother = other.event.isAnother;
    return one.event == other.event && one.at == other.at && one.you == other.you &&
           one.eachPlayer == other.eachPlayer && one.thatMuch == other.thatMuch;
}

/// A traversal of all outcomes of an ability, over all answers on the way.
class Outcomes {
public:
    Outcomes(const ReadableMatch& match, const RunAbility& frame, int& budget)
        : m_match(match), m_start(after(match, {frame})), m_budget(budget) {}

    /// Returns true if `holds` is true of every outcome. Returns false in case of doubt.
    template <class Holds>
    [[nodiscard]] bool all(Holds&& holds) const {
        return allOf(m_start.match, holds);
    }

private:
    const ReadableMatch& m_match;
    Ahead m_start;
    int& m_budget;

    template <class Holds>
    [[nodiscard]] bool allOf(const Match& ahead, Holds&& holds) const {
        if (--m_budget < 0 || ahead.state().globals.over != 0) return false;
        if (ahead.state().communications.size() <= m_start.rest) return isCertain(ahead) && holds(then(ahead));
        Replies replies;
        ahead.legalReplies(replies);
        return ahead.pendingQuestion() != nullptr && std::ranges::all_of(replies, [&](const Reply& reply) {
                   Match next = ahead;
                   (void)next.apply(reply);
                   return allOf(next, holds);
               });
    }

    /// Returns true if the ability was not random, triggered nothing, and neither began nor used up a continuous
    /// effect.
    [[nodiscard]] bool isCertain(const ReadableMatch& ahead) const {
        const MatchState& before = m_match.state();
        const MatchState& now = ahead.state();
        return now.globals.random == before.globals.random && now.triggers.size() == before.triggers.size() &&
               now.continuousEffects == before.continuousEffects;
    }

    [[nodiscard]] Match then(const Match& ahead) const { return Match(ahead, ahead.state()); }
};

}  // namespace

bool allOutcomes(const ReadableMatch& match, const RunAbility& frame, int& budget,
                 const std::function<bool(const ReadableMatch&)>& holds) {
    return Outcomes(match, frame, budget).all([&](Match then) {
        return !match.rulebook().beforeTrigger(then) && holds(then);
    });
}

bool areEquivalent(const ReadableMatch& match, const RunAbility& one, const RunAbility& other) {
    if (areOne(match, one, other)) return true;
    const BothWays ways(match, one, other);
    return ways.areTheSame(match) && ways.first.match.state().triggers.size() == match.state().triggers.size();
}

bool setOffTheSame(const ReadableMatch& match, const RunAbility& one, const RunAbility& other) {
    return areOne(match, one, other) || BothWays(match, one, other).areTheSame(match);
}

}  // namespace duelogue
