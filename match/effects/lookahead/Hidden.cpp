#include <algorithm>
#include <initializer_list>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Evaluator.h"
#include "match/effects/lookahead/Lookahead.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// A search for hidden cards whose identity may affect an ability. The number of cards is always known.
class Hidden {
public:
    Hidden(const ReadableMatch& match, const EvalContext& scope, PlayerId player, const MatchState& known)
        : m_match(match), m_scope(scope), m_player(player), m_known(known) {}

    /// Returns true if a body depends on such a card. `end` is the instruction after a branch.
    [[nodiscard]] bool anyIn(InstructionId body, InstructionId end = {}) const {
        for (InstructionId at = body; at && at != end; at = m_match.pool()[at].next) {
            const Instruction& made = m_match.pool()[at];
            const bool isAnyHere = std::ranges::any_of(
                std::initializer_list<ExpressionId>{made.player, made.subject, made.cards, made.onto, made.amount,
                                                    made.second, made.condition},
                [&](ExpressionId part) { return anyIn(part); });
            if (isAnyHere || anyIn(made.body, made.next) || anyIn(made.otherwise, made.next)) return true;
        }
        return false;
    }

private:
    const ReadableMatch& m_match;
    const EvalContext& m_scope;
    PlayerId m_player;
    const MatchState& m_known;

    [[nodiscard]] bool anyIn(ExpressionId id) const {
        if (!id) return false;
        const Expression& e = m_match.pool()[id];
        const Term of = e.left ? m_match.pool()[e.left].term : Term::Number;
        if (e.term == Term::Figure && (of == Term::Chosen || of == Term::EachCard)) return true;
        return anyIn(e.left) || anyIn(e.right) || anyIn(e.filter);
    }

    [[nodiscard]] bool anyIn(FilterId id) const {
        if (!id) return false;
        const Filter& filter = m_match.pool()[id];
        const std::uint8_t zone = filter.zone == 0xff ? m_match.rulebook().zones().inPlay : filter.zone;
        if ((wantsFace(filter) && anyOf(zone, filter.players)) || anyIn(filter.crowd)) return true;
        return std::ranges::any_of(
            std::initializer_list<ExpressionId>{filter.players, filter.related, filter.than, filter.same, filter.at,
                                                filter.on, filter.namedLike, filter.family},
            [&](ExpressionId part) { return anyIn(part); });
    }

    /// Returns true if the filter asks for more than the place of a card.
    [[nodiscard]] static bool wantsFace(const Filter& filter) {
        return (filter.all | filter.any | filter.none) != 0 || filter.tags[0] || filter.related || filter.namedLike ||
               filter.name || filter.family || filter.comparison != Comparison::None;
    }

    /// Returns true if one of the players has a hidden card in the zone.
    [[nodiscard]] bool anyOf(std::uint8_t zone, ExpressionId players) const {
        const auto isHidden = [&](CardId card) { return !m_known.card(card).isKnownTo(m_player); };
        if (zone == m_match.rulebook().zones().inPlay) return false;
        if (zone >= maxZones) return true;
        return isSettled(players)
                   ? m_match.state().anyCardOf(Evaluator(m_match, m_scope).players(players), zone, isHidden)
                   : m_match.state().anyCardIn(zone, isHidden);
    }

    /// Returns true if the players are known before the ability runs.
    [[nodiscard]] bool isSettled(ExpressionId players) const {
        if (!players) return false;
        const Term term = m_match.pool()[players].term;
        return term == Term::You || term == Term::Others || term == Term::EventPlayer;
    }
};

}  // namespace

bool knowsAllFor(const ReadableMatch& match, const RunAbility& frame, PlayerId player, const MatchState& known) {
    const Communication ability = RunAbility::make(frame);
    return !Hidden(match, RunAbility::scope(match, ability), player, known).anyIn(frame.at);
}

}  // namespace duelogue
