#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// A value of MentionState::most without a limit.
inline constexpr std::string_view anyNumber = "any number of ";

/// The mentions so far, and the properties of the current clause. Bodies update this state and phrases use it.
struct MentionState {
    std::optional<Expression> it;         ///< the expression that "it" stands for
    std::uint32_t seenTargets = 0;        ///< bit i: target i has been mentioned
    std::vector<InstructionId> choices;   ///< all Choose and Order instructions so far
    bool choiceSaid = false;              ///< the number and description of the last choice have been mentioned
    ExpressionId player{};                ///< the acting player of the current clause; none: You or no player
    ExpressionId each{};                  ///< the cards of the innermost loop
    ExpressionId more{};                  ///< the condition that one number is larger than another
    const TargetSpec* divided = nullptr;  ///< the targets among which a number is divided
    bool placeless = false;               ///< the zone of the chosen cards needs no mention: the player's own hand
    bool from = false;                    ///< places are written as "from your hand"
    std::optional<Noun> eachNoun{};       ///< the noun for the cards of a loop that is said as one clause
    std::optional<Noun> subject{};        ///< the noun for the subject of the next clause, if it is not its cards
    bool isOffered = false;               ///< "up to one unit" is "a unit", because the sentence says "may"
    std::string most{};                   ///< the computed limit for "up to two" instead of "that many"
    bool paying = false;                  ///< the current body is a price
    bool introduced = false;              ///< Topic::first has been mentioned
    int upTo = 0;                         ///< the limit for "up to two" instead of "that many"; 0: no limit
};

/// A guard for the description of the last choice. While it exists, chosen cards are those of the choice before.
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
