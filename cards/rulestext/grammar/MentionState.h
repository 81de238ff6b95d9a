#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// What has been spoken of so far, and what the clause that is being made says: bodies note it, and phrases follow it.
struct MentionState {
    std::optional<Expression> it;         ///< what "it" would be
    std::uint32_t seenTargets = 0;        ///< bit i: target i
    std::vector<InstructionId> choices;   ///< every Choose and Order so far
    bool choiceSaid = false;              ///< of the last one it has been said how many of which
    ExpressionId player{};                ///< who does what the current clause says; none: You or nobody
    ExpressionId each{};                  ///< the cards through which the innermost loop goes
    ExpressionId more{};                  ///< the condition that says that one number is larger than another
    const TargetSpec* divided = nullptr;  ///< the targets among which a number is divided
    bool placeless = false;               ///< where the chosen cards come from goes without saying: one's own hand
    bool from = false;                    ///< a place is said as "from your hand"
    int upTo = 0;                         ///< "up to so many" instead of "that many"
};

/// While the last choice itself is put into words: what it says of chosen cards is about those of the choice before.
class ChoiceBefore {
public:
    explicit ChoiceBefore(MentionState& spoken)
        : m_spoken(spoken), m_last(spoken.choices.back()), m_said(std::exchange(spoken.choiceSaid, true)) {
        m_spoken.choices.pop_back();
    }
    ~ChoiceBefore() {
        m_spoken.choices.push_back(m_last);
        m_spoken.choiceSaid = m_said;
    }
    ChoiceBefore(const ChoiceBefore&) = delete;
    ChoiceBefore& operator=(const ChoiceBefore&) = delete;

private:
    MentionState& m_spoken;
    InstructionId m_last;
    bool m_said;
};

}  // namespace duelogue
