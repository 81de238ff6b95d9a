#pragma once

#include <string>
#include <string_view>

#include "cards/rulestext/Amounts.h"
#include "cards/rulestext/ChosenCards.h"

namespace duelogue {

/// A generator of mentions of cards and players. Objects mentioned before are "it", "that unit" or "them".
class Nouns : private ReferenceTracker {
public:
    Nouns(const ReferenceTracker& known, MentionState& spoken, Places& places, Descriptions& descriptions,
          ChosenCards& chosenCards, Amounts& amounts)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_places(places),
          m_descriptions(descriptions),
          m_chosenCards(chosenCards),
          m_amounts(amounts) {}

    /// See Mentions.
    [[nodiscard]] Noun cards(ExpressionId id, Style style);
    [[nodiscard]] Noun players(ExpressionId id);

    [[nodiscard]] Noun thisCard();
    /// Returns the first mention of all targets, before the effect: "a unit you control".
    [[nodiscard]] std::string targetsNew();
    /// Returns the last chosen or ordered cards: first with number and description, later "it" or "them".
    [[nodiscard]] Noun chosen();
    /// Returns all targets, which are then known: "1 unit", "2 units you control and 1 hill". Empty if there are none
    /// or if one is a player.
    [[nodiscard]] std::string allTargets();
    /// Returns "that unit" if the only target is the card affected by the ability's event; otherwise empty.
    [[nodiscard]] std::string targetOfEvent();
    /// Returns the card that an event affects or that causes it. With `any`, for banned events, returns all such cards.
    [[nodiscard]] Noun eventCard(FilterId filter, Term term, bool any);
    [[nodiscard]] Noun eventPlayer(ExpressionId id, bool any);

private:
    MentionState& m_spoken;
    Places& m_places;
    Descriptions& m_descriptions;
    ChosenCards& m_chosenCards;
    Amounts& m_amounts;
    std::uint8_t m_namedPlace = 0xff;  ///< the named place mentioned last

    [[nodiscard]] std::string targetCount(int least, int most) const;
    [[nodiscard]] Noun target(ExpressionId id);
    [[nodiscard]] Noun eventAgain(const Expression& card);
    [[nodiscard]] bool isMass(const Filter& filter) const;
    [[nodiscard]] std::string_view ordinalOf(std::size_t index) const;
    [[nodiscard]] Noun targetAgain(std::size_t index, bool isIt) const;
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
