#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/rulestext/Comparisons.h"

namespace duelogue {

struct DescribeOptions {
    bool plural = false;
    bool placeless = false;  ///< leaves out the owner and the zone
    bool article = false;    ///< with "a" or "an"
    bool one = false;        ///< the same, or "1" with TextStyle::oneInDigits
    bool random = false;     ///< "random unit"
    bool source = false;     ///< "source" instead of the zone's own word for cards
    std::string_view conjunction = "or";
};

/// A generator of descriptions of cards: "Elf you control with power 2 or less".
class Descriptions : private ReferenceTracker {
public:
    Descriptions(const ReferenceTracker& known, MentionState& spoken, Mentions& mentions, Places& places)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_mentions(mentions),
          m_places(places),
          m_comparisons(known, mentions, places) {}

    [[nodiscard]] std::string describe(const Filter& filter, const DescribeOptions& options);
    /// Returns the adjectives before the noun: "other", "turned", "red", "turned or red".
    [[nodiscard]] std::vector<std::string> adjectives(const Filter& filter) const;
    /// Returns the owner and the zone: " you control", " in your hand", " facing you".
    [[nodiscard]] std::string place(const Filter& filter, const DescribeOptions& options);
    /// Returns the zone of the card that has the ability: " in your hand".
    [[nodiscard]] std::string inOwn(const ZoneWord& zone);
    /// Returns the place or host: " on this unit", " here", " on that hill", " not on that hill".
    [[nodiscard]] std::string where(const Filter& filter);
    /// Returns the card that receives the subject of an event: "here", "on a hill", "on this unit". Without
    /// `preposition`, "on" is left out, because the template has its own word.
    [[nodiscard]] std::string onto(const Filter& filter, bool preposition);
    /// Returns true if the description names the lowest or highest figure, which several cards can share.
    [[nodiscard]] bool isExtreme(const Filter& filter) const { return m_comparisons.isExtreme(filter); }
    /// Returns a description with the cards it is limited to: "unit card among the top five cards of your deck".
    [[nodiscard]] std::string amongText(const Expression& among, const DescribeOptions& options);

private:
    MentionState& m_spoken;
    Mentions& m_mentions;
    Places& m_places;
    Comparisons m_comparisons;

    [[nodiscard]] bool isCalledByName(const Filter& filter) const;
    [[nodiscard]] std::string counted(const std::string& noun, const DescribeOptions& options) const;
    [[nodiscard]] std::string alone(const Filter& filter, const DescribeOptions& options);
    [[nodiscard]] std::string nouns(const Filter& filter, const DescribeOptions& options) const;
    [[nodiscard]] std::string types(const Filter& filter, bool plural) const;
    [[nodiscard]] bool isAlsoNoun(const Filter& filter, std::size_t trait) const;
    [[nodiscard]] Noun controller(ExpressionId players, bool plural);
    [[nodiscard]] std::string qualities(const Filter& filter, bool compares);
    [[nodiscard]] std::string crowd(const Filter& filter);
    [[nodiscard]] bool isNameKnown(const Filter& filter) const;
    [[nodiscard]] std::string sameName(const Filter& filter);

    // Alternatives
    [[nodiscard]] Traits traitsOf(TraitWord::Group group) const;
    [[nodiscard]] bool isQualified(const Filter& filter) const;
    [[nodiscard]] bool isAdjective(const Filter& alternative) const;
    [[nodiscard]] std::string eitherAdjective(const Filter& filter) const;
    [[nodiscard]] std::vector<Filter> kindsOf(const Filter& filter) const;
    [[nodiscard]] bool areKindsApart(const Filter& filter) const;
    [[nodiscard]] std::vector<Filter> phrasesOf(const Filter& filter) const;
    [[nodiscard]] bool isOpen(const Filter& alternative) const;
    [[nodiscard]] bool hasType(const Filter& alternative) const;
    [[nodiscard]] bool hasAdjectives(Filter alternative) const;
    [[nodiscard]] bool readsAsMeant(const Filter& before, const Filter& next) const;
    [[nodiscard]] int rankOf(const Filter& alternative) const;
    [[nodiscard]] std::string listOf(std::vector<Filter> all, const DescribeOptions& options);
};

}  // namespace duelogue
