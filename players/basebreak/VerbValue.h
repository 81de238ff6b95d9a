#pragma once

#include <vector>

#include "match/basebreak/text/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/loop/ReadableMatch.h"
#include "match/state/EvalContext.h"

namespace duelogue::basebreak {

/// An estimate of what single verbs would gain a player now, in points of BasebreakEvaluation::evaluate(). Unknown
/// verbs count 0.
class VerbValue {
public:
    /// `scope` is the context of the instructions, and `mine` is the player whose gain is returned.
    VerbValue(const ReadableMatch& match, const EvalContext& scope, PlayerId mine)
        : m_match(match), m_scope(scope), m_mine(mine) {}

    /// Returns the gain of an instruction with a verb.
    [[nodiscard]] double verb(const Instruction& it) const;
    /// Returns the gain of an effect with a duration that allows or forbids plays.
    [[nodiscard]] double lasting(const Instruction& it) const;

    [[nodiscard]] const ReadableMatch& match() const { return m_match; }
    [[nodiscard]] EvalContext& scope() { return m_scope; }
    [[nodiscard]] PlayerId mine() const { return m_mine; }
    [[nodiscard]] Evaluator evaluator() const { return {m_match, m_scope}; }
    [[nodiscard]] std::vector<Subject> subjectsOf(ExpressionId cards) const;
    /// Calls `visit` with each of the players, in the order of seats from `mine`.
    template <class Visit>
    void eachOf(ExpressionId players, Visit&& visit) const {
        const PlayerSet set = evaluator().players(players);
        for (const PlayerId player : m_match.state().seatsFrom(m_mine)) {
            if (set.has(player)) visit(player);
        }
    }

private:
    const ReadableMatch& m_match;
    EvalContext m_scope;
    PlayerId m_mine;

    [[nodiscard]] double sign(PlayerId player) const { return player == m_mine ? 1 : -1; }
    [[nodiscard]] int amount(const Instruction& it) const { return it.amount ? evaluator().number(it.amount) : 0; }
    [[nodiscard]] int handOf(PlayerId player) const;
    [[nodiscard]] int left(PlayerId player) const;
    [[nodiscard]] double coreVerb(const Instruction& it) const;
    [[nodiscard]] double moved(const Card& card, Zone to) const;
    [[nodiscard]] double extraMinion(const Instruction& it, PlayerId player) const;
    [[nodiscard]] double extraActions(const Instruction& it, PlayerId player) const;

    template <class Gain>
    [[nodiscard]] double onEach(ExpressionId cards, Gain&& gain) const {
        double sum = 0;
        for (const Subject subject : subjectsOf(cards)) {
            if (subject.isCard()) sum += gain(m_match.state().card(subject.card()));
        }
        return sum;
    }
    template <class Gain>
    [[nodiscard]] double onPlayers(ExpressionId players, Gain&& gain) const {
        double sum = 0;
        eachOf(players, [&](PlayerId player) { sum += gain(player) * sign(player); });
        return sum;
    }
};

}  // namespace duelogue::basebreak
