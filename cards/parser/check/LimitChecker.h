#pragma once

#include <span>

#include "cards/parser/check/CheckState.h"

namespace duelogue {

/// A check of verbs that only limit an ability, such as "once per turn" (FlagWord::limitVerb). Rules text mentions
/// neither the verb nor its flag, so each needs a condition about the flag and another effect beside it.
class LimitChecker {
public:
    explicit LimitChecker(CheckState& state) : m_state(state) {}

    void check(const Definition& card, std::span<const Ability> abilities);

private:
    CheckState& m_state;
    std::span<const Ability> m_abilities;

    [[nodiscard]] const CardPool& pool() const { return m_state.pool(); }
    void checkAbility(const Ability& ability);
    void checkPrice(const Cost& cost);
    void checkVerb(const Ability& ability, const Instruction& made, std::size_t flag, bool isAlone);
    [[nodiscard]] std::size_t flagOf(const Instruction& made) const;
    [[nodiscard]] bool isAsked(ExpressionId condition, std::size_t flag) const;
    [[nodiscard]] bool isAskedBy(const Ability& ability, std::size_t flag) const;
};

}  // namespace duelogue
