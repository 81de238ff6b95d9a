#include "cards/data/ReadsX.h"

#include <algorithm>

#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// A check whether parts of an ability depend on X.
class ReadsX {
public:
    explicit ReadsX(const CardPool& pool) : m_pool(pool) {}

    [[nodiscard]] bool targets(const Ability* ability) const {
        return ability != nullptr && std::ranges::any_of(m_pool.targetsOf(*ability), [this](const TargetSpec& target) {
                   return words(target.divided) || description(target.cards);
               });
    }
    [[nodiscard]] bool body(InstructionId at) const {
        for (; at; at = m_pool[at].next) {
            const Instruction& made = m_pool[at];
            if (words(made.amount) || words(made.second) || words(made.cards)) return true;
        }
        return false;
    }
    [[nodiscard]] bool words(ExpressionId id) const {
        if (!id) return false;
        const Expression& said = m_pool[id];
        return said.term == Term::X || words(said.left) || words(said.right) || description(said.filter);
    }

private:
    const CardPool& m_pool;

    [[nodiscard]] bool description(FilterId id) const {
        if (!id) return false;
        const Filter& filter = m_pool[id];
        return words(filter.than) || description(filter.either) || description(filter.orElse);
    }
};

}  // namespace

bool hangsOnX(const CardPool& pool, const Cost& cost, ExpressionId condition, const Ability* ability) {
    const ReadsX reads(pool);
    return cost.x > 0 && (reads.words(condition) || reads.body(cost.body) || reads.targets(ability));
}

}  // namespace duelogue
