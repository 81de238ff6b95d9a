#include "cards/rulestext/ImpliedConditions.h"

#include <algorithm>

namespace duelogue {

namespace {

/// The effect of a card when it is played.
class PlayedEffect {
public:
    PlayedEffect(const CardPool& pool, const Definition& definition) : m_pool(pool) {
        for (const Ability& ability : pool.abilitiesOf(definition)) {
            if (ability.kind != AbilityKind::Played || !ability.body) continue;
            m_begin = ability.body;
            visit(ability.body);
        }
    }

    [[nodiscard]] bool implies(ExpressionId condition) const {
        const Expression& e = m_pool[condition];
        if (m_begin && m_pool[m_begin].op == Op::If && m_pool[m_begin].condition == condition) return true;
        if (e.term == Term::Any && is(e.left, Term::Filtered)) return uses(m_pool[m_pool[e.left].filter]);
        // "The number of cards in your deck is at least ..."
        const bool isOfDeck =
            e.term == Term::AtLeast && is(e.left, Term::Count) && is(m_pool[e.left].left, Term::Filtered);
        return isOfDeck && m_draws && isDeck(m_pool[m_pool[m_pool[e.left].left].filter]);
    }

private:
    const CardPool& m_pool;
    InstructionId m_begin;
    std::vector<Filter> m_used;
    bool m_draws = false;

    [[nodiscard]] bool is(ExpressionId id, Term term) const { return id && m_pool[id].term == term; }

    void visit(InstructionId id) {
        for (; id; id = m_pool[id].next) {
            const Instruction& instruction = m_pool[id];
            for (const ExpressionId part : {instruction.cards, instruction.amount, instruction.second}) use(part);
            const bool isVerb = instruction.op == Op::Do && instruction.verb < m_pool.vocabulary().verbs.size();
            m_draws = m_draws || (isVerb && m_pool.vocabulary().verbs[instruction.verb].word == "draw");
            visit(instruction.body);
            visit(instruction.otherwise);
        }
    }

    void use(ExpressionId id) {
        if (!id) return;
        const Expression& e = m_pool[id];
        switch (e.term) {
            case Term::Filtered:
                m_used.push_back(m_pool[e.filter]);
                if (m_used.back().than) use(m_used.back().than);
                break;
            case Term::Top:
                m_used.push_back({.players = e.left, .zone = e.index});
                break;
            case Term::Count:
            case Term::Least:
            case Term::Greatest:
            case Term::HalfUp:
                use(e.left);
                break;
            case Term::Plus:
            case Term::Minus:
            case Term::Times:
            case Term::Over:
                use(e.left);
                use(e.right);
                break;
            default:
                break;
        }
    }

    /// Returns true if the effect uses the cards that the filter describes, or those of each player in turn.
    [[nodiscard]] bool uses(Filter wanted) const {
        wanted.other = false;
        const bool isOfAll = !wanted.players || is(wanted.players, Term::EveryPlayer);
        return std::ranges::any_of(m_used, [&](Filter used) {
            used.other = false;
            if (isOfAll && is(used.players, Term::EachPlayer)) used.players = wanted.players;
            return used == wanted;
        });
    }

    [[nodiscard]] bool isDeck(const Filter& filter) const {
        const auto& zones = m_pool.vocabulary().zones;
        return filter.zone < zones.size() && zones[filter.zone].seen == ZoneWord::Seen::ByNobody;
    }
};

}  // namespace

std::vector<ExpressionId> conditionsToSay(const CardPool& pool, const Definition& definition) {
    if (!definition.condition) return {};
    const PlayedEffect effect(pool, definition);
    std::vector<ExpressionId> all{definition.condition};
    std::vector<ExpressionId> said;
    while (!all.empty()) {
        const ExpressionId id = all.back();
        all.pop_back();
        if (pool[id].term == Term::And) {
            all.push_back(pool[id].right);
            all.push_back(pool[id].left);
        } else if (!effect.implies(id)) {
            said.push_back(id);
        }
    }
    return said;
}

}  // namespace duelogue
