#pragma once

#include "cards/data/Effect.h"
#include "cards/rulestext/grammar/Grammar.h"

namespace duelogue {

/// The form in which a group of cards is introduced.
enum class Style : std::uint8_t { All, Each, One, Plain, Subject, Zone, From };

/// Mentions of cards, players and numbers. Each mention changes the memory of earlier mentions. Mentions and
/// descriptions contain each other, so descriptions know mentions only by this interface.
class Mentions {
public:
    Mentions() = default;
    Mentions(const Mentions&) = delete;
    Mentions& operator=(const Mentions&) = delete;
    virtual ~Mentions() = default;

    [[nodiscard]] virtual Noun cards(ExpressionId id, Style style) = 0;
    [[nodiscard]] virtual Noun players(ExpressionId id) = 0;
    /// Returns a number: "3", "X", "half your points, rounded up", "the number of units you control".
    [[nodiscard]] virtual std::string amount(ExpressionId id) = 0;
};

}  // namespace duelogue
