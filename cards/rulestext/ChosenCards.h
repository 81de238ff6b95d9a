#pragma once

#include <string>

#include "cards/rulestext/Descriptions.h"

namespace duelogue {

/// A generator of the cards of a choice with their number: "two cards", "up to three Elves you control", "a card at
/// random".
class ChosenCards : private ReferenceTracker {
public:
    ChosenCards(const ReferenceTracker& known, MentionState& spoken, Mentions& mentions, Descriptions& descriptions)
        : ReferenceTracker(known), m_spoken(spoken), m_mentions(mentions), m_descriptions(descriptions) {}

    /// Returns the cards of a choice. Chosen cards mentioned in its description are those of the choice before. With
    /// `placeless`, leaves out the owner and the zone.
    [[nodiscard]] Noun cards(const Instruction& choose, bool placeless);

private:
    MentionState& m_spoken;
    Mentions& m_mentions;
    Descriptions& m_descriptions;

    [[nodiscard]] bool isOne(const Instruction& choose) const;
    [[nodiscard]] bool isExtremeOne(const Expression& cards) const;
    [[nodiscard]] bool isReckoned(const Instruction& choose) const;
    [[nodiscard]] std::string range(const Instruction& choose);
    [[nodiscard]] std::string text(const Instruction& choose, bool placeless);
};

}  // namespace duelogue
