#pragma once

#include <string>
#include <string_view>

#include "cards/rulestext/Descriptions.h"

namespace duelogue {

/// Numbers.
class Amounts : private ReferenceTracker {
public:
    Amounts(const ReferenceTracker& known, const MentionState& spoken, Mentions& mentions, Places& places,
            Descriptions& descriptions)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_mentions(mentions),
          m_places(places),
          m_descriptions(descriptions) {}

    /// See Mentions.
    [[nodiscard]] std::string amount(ExpressionId id);
    /// "a card", "two cards", "X cards". `forms` are "card|cards", or "=card|cards" for "one card".
    [[nodiscard]] std::string countable(ExpressionId id, std::string_view forms);
    /// " for each unit you control"; nothing where the amount is not of that form. `done` is what has been done with so
    /// many cards: "discarded ", or nothing.
    [[nodiscard]] std::string forEach(ExpressionId id, const std::string& done);

private:
    const MentionState& m_spoken;
    Mentions& m_mentions;
    Places& m_places;
    Descriptions& m_descriptions;

    [[nodiscard]] std::string thatMuch();
    [[nodiscard]] std::string reckoned(const Expression& expression);
    [[nodiscard]] std::string difference(const Expression& minus);
};

}  // namespace duelogue
