#pragma once

#include <string>

#include "cards/rulestext/Phrases.h"

namespace duelogue {

/// Conditions, as they stand behind "if".
class Conditions : private ReferenceTracker {
public:
    Conditions(const ReferenceTracker& known, Phrases& phrases) : ReferenceTracker(known), m_phrases(phrases) {}

    /// "it's your turn"; empty where there is none.
    [[nodiscard]] std::string condition(ExpressionId id);
    /// Whether it says in which zone this card lies.
    [[nodiscard]] bool placesThis(ExpressionId id) const;

private:
    Phrases& m_phrases;

    [[nodiscard]] std::string allOf(ExpressionId id);
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
