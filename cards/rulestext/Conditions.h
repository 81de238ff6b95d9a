#pragma once

#include <string>
#include <vector>

#include "cards/rulestext/Phrases.h"

namespace duelogue {

/// A generator of conditions, as they follow "if".
class Conditions : private ReferenceTracker {
public:
    Conditions(const ReferenceTracker& known, Phrases& phrases) : ReferenceTracker(known), m_phrases(phrases) {}

    /// Returns a condition: "it's your turn"; empty for a none id.
    [[nodiscard]] std::string condition(ExpressionId id);
    /// Returns a condition as it follows "only": "during your turn", "if you control a unit". `parts` are the
    /// conditions that must all be met.
    [[nodiscard]] std::string only(const std::vector<ExpressionId>& parts);
    /// Returns the parts of a conjunction.
    [[nodiscard]] std::vector<ExpressionId> partsOf(ExpressionId id) const;
    /// Returns true if the condition names the zone of this card.
    [[nodiscard]] bool placesThis(ExpressionId id) const;

private:
    Phrases& m_phrases;

    [[nodiscard]] std::string allOf(ExpressionId id);
    [[nodiscard]] std::string onlyTime(ExpressionId id) const;
    [[nodiscard]] std::string comparison(const Expression& expression);
    [[nodiscard]] std::string moreThan(const Expression& more);
    [[nodiscard]] std::string beOf(const Expression& number) const;
    [[nodiscard]] std::string has(ExpressionId id, bool some);
    [[nodiscard]] std::string hasAmong(const Expression& among, bool some);
    [[nodiscard]] std::string hasFiltered(const Filter& filter, bool some);
    [[nodiscard]] std::string isOf(const Expression& e);
    [[nodiscard]] std::string quality(const Filter& filter);
    [[nodiscard]] bool isNothingNew(const Expression& e) const;
    [[nodiscard]] std::string stillThere(const Expression& e);
    [[nodiscard]] std::string lying(const Expression& e);
};

}  // namespace duelogue
