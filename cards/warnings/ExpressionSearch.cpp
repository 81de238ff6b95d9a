#include "cards/warnings/ExpressionSearch.h"

#include <algorithm>

#include "cards/data/Instructions.h"

namespace duelogue {

namespace {

/// A search for a use of the host in all expressions of an ability.
class HostSearch {
public:
    explicit HostSearch(const CardPool& pool) : m_pool(pool) {}

    [[nodiscard]] bool inAbility(const Ability& ability) const {
        if (in(ability.condition) || in(ability.amount) || inPattern(ability.pattern)) return true;
        if (inBody(ability.body) || inBody(ability.cost.body)) return true;
        return std::ranges::any_of(m_pool.targetsOf(ability), [this](const TargetSpec& spec) {
            return in(spec.cards) || in(spec.players) || in(spec.divided);
        });
    }

private:
    const CardPool& m_pool;

    [[nodiscard]] bool in(ExpressionId id) const {
        if (!id) return false;
        const Expression& said = m_pool[id];
        const bool isHost = said.term == Term::HostOf && said.left && m_pool[said.left].term == Term::This;
        return isHost || in(said.left) || in(said.right) || in(said.filter);
    }

    [[nodiscard]] bool in(FilterId id) const {
        if (!id) return false;
        const Filter& filter = m_pool[id];
        const ExpressionId parts[] = {filter.players, filter.related, filter.than,      filter.same,
                                      filter.at,      filter.on,      filter.namedLike, filter.family};
        return std::ranges::any_of(parts, [this](ExpressionId part) { return in(part); }) || in(filter.crowd) ||
               in(filter.either) || in(filter.orElse);
    }

    [[nodiscard]] bool inPattern(PatternId id) const {
        if (!id) return false;
        const Pattern& said = m_pool[id];
        return in(said.subject) || in(said.players) || in(said.source) || in(said.onto) || in(said.by);
    }

    [[nodiscard]] bool inBody(InstructionId body) const {
        bool isFound = false;
        eachInstruction(m_pool, body, [&](const Instruction& made) {
            for (const ExpressionId part :
                 {made.player, made.subject, made.cards, made.onto, made.amount, made.second, made.condition})
                isFound = isFound || in(part);
        });
        return isFound;
    }
};

}  // namespace

bool usesOwnHost(const CardPool& pool, const Ability& ability) { return HostSearch(pool).inAbility(ability); }

}  // namespace duelogue
