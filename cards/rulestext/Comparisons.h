#pragma once

#include <string>

#include "cards/rulestext/grammar/Places.h"

namespace duelogue {

/// A generator of the comparison in a description of cards: "strength 2 or less", "less strength than that unit", "two
/// or more virus counters".
class Comparisons : private ReferenceTracker {
public:
    Comparisons(const ReferenceTracker& known, Mentions& mentions, Places& places)
        : ReferenceTracker(known), m_mentions(mentions), m_places(places) {}

    /// Returns the comparison of a filter, which must have one, as it follows "with".
    [[nodiscard]] std::string text(const Filter& filter);
    /// Returns true for "the lowest power" and "the highest power" among the described cards.
    [[nodiscard]] bool isExtreme(const Filter& filter) const;

private:
    Mentions& m_mentions;
    Places& m_places;

    [[nodiscard]] static std::string compared(std::string_view text, const std::string& figure,
                                              const std::string& number);
    [[nodiscard]] bool isAmongItsLike(const Filter& filter) const;
    [[nodiscard]] bool isAboveLowest(const Filter& filter) const;
    [[nodiscard]] bool isLike(const Filter& filter, const Expression& among) const;
    [[nodiscard]] std::string counters(const Filter& filter);
};

}  // namespace duelogue
