#pragma once

#include <string>
#include <string_view>

#include "cards/rulestext/Descriptions.h"

namespace duelogue {

/// A generator of texts for numbers.
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
    /// Returns a number with its noun: "a card", "two cards", "X cards". `forms` are "card|cards", or "=card|cards" for
    /// "one card".
    [[nodiscard]] std::string countable(ExpressionId id, std::string_view forms);
    /// Returns the factor of an amount: " for each unit you control"; empty if the amount has another form. `done` is a
    /// participle such as "discarded ", or empty.
    [[nodiscard]] std::string forEach(ExpressionId id, const std::string& done);

private:
    const MentionState& m_spoken;
    Mentions& m_mentions;
    Places& m_places;
    Descriptions& m_descriptions;

    [[nodiscard]] static std::string times(int number);
    [[nodiscard]] std::string thatMuch();
    [[nodiscard]] std::string figureOf(const Expression& e);
    [[nodiscard]] std::string reckoned(const Expression& expression);
    [[nodiscard]] std::string difference(const Expression& minus);
};

}  // namespace duelogue
