#pragma once

#include <string>

#include "cards/rulestext/Amounts.h"

namespace duelogue {

/// Cards and players. What was mentioned before is "it", "that unit" or "them".
class Nouns : private ReferenceTracker {
public:
    Nouns(const ReferenceTracker& known, MentionState& spoken, Places& places, Descriptions& descriptions,
          Amounts& amounts)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_places(places),
          m_descriptions(descriptions),
          m_amounts(amounts) {}

    /// See Mentions.
    [[nodiscard]] Noun cards(ExpressionId id, Style style);
    [[nodiscard]] Noun players(ExpressionId id);

    [[nodiscard]] Noun thisCard();
    /// What was chosen or put into an order last: at first how many of which, and then "it" or "them".
    [[nodiscard]] Noun chosen();
    /// "that unit": the only target is the card to which the event happens that the ability waits for. Empty: it is
    /// not.
    [[nodiscard]] std::string targetOfEvent();
    /// The card to which an event happens or that does it; of what happens to none (`any`), all cards of that kind.
    [[nodiscard]] Noun eventCard(FilterId filter, Term term, bool any);
    [[nodiscard]] Noun eventPlayer(ExpressionId id, bool any);

private:
    MentionState& m_spoken;
    Places& m_places;
    Descriptions& m_descriptions;
    Amounts& m_amounts;
    std::uint8_t m_namedPlace = 0xff;  ///< the place that has a name and was spoken of last

    [[nodiscard]] Noun target(ExpressionId id);
    [[nodiscard]] Noun targetAgain(const TargetSpec& spec, bool isIt) const;
    [[nodiscard]] Noun everyTargetNew();
    [[nodiscard]] Noun targetNew(const TargetSpec& spec);
    [[nodiscard]] Noun named(std::uint8_t index);
    [[nodiscard]] Noun group(const Filter& filter, Style style);
    [[nodiscard]] Noun top(const Expression& expression);
    [[nodiscard]] Noun among(const Expression& expression, Style style);
    [[nodiscard]] Noun paid() const;
    [[nodiscard]] Noun eventOne(ExpressionId card);
    [[nodiscard]] Noun playersByWord(Term term) const;
};

}  // namespace duelogue
