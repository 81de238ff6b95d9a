#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/rulestext/Phrases.h"

namespace duelogue {

/// Conditions that must all be met: times, "during your turn", and others, "you control a unit".
struct Requirements {
    std::vector<std::string> times;
    std::vector<std::string> others;
};

/// A generator of conditions, as they follow "if".
class Conditions : private ReferenceTracker {
public:
    Conditions(const ReferenceTracker& known, Phrases& phrases) : ReferenceTracker(known), m_phrases(phrases) {}

    /// Returns a condition: "it's your turn"; empty for a none id.
    [[nodiscard]] std::string condition(ExpressionId id);
    /// Leaves a part of a condition out, because the event already says it.
    void leaveOut(ExpressionId part) { m_leftOut = part; }
    /// Returns the parts of a conjunction.
    [[nodiscard]] std::vector<ExpressionId> partsOf(ExpressionId id) const;
    /// Returns a fact, or one of two facts, as a time: "during your turn". Empty for other conditions.
    [[nodiscard]] std::string time(ExpressionId id) const;
    /// Adds the conditions that must all be met, except for facts that the text of the effect implies.
    void require(const std::vector<ExpressionId>& parts, std::string_view effect, Requirements& all);
    /// Returns true if the condition names the zone of this card.
    [[nodiscard]] bool placesThis(ExpressionId id) const;

private:
    Phrases& m_phrases;
    ExpressionId m_leftOut{};

    [[nodiscard]] bool isUnsaid(ExpressionId id) const;
    [[nodiscard]] bool isPaid(InstructionId body, ExpressionId atLeast) const;
    [[nodiscard]] std::string allOf(ExpressionId id);
    [[nodiscard]] std::string ofOneCard(const Expression& both);
    [[nodiscard]] std::string ofValue(const Expression& e);
    [[nodiscard]] std::string ofCounters(const Expression& e);
    [[nodiscard]] std::string sinceThen(const Expression& e);
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
