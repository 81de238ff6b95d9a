#pragma once

#include "cards/data/Effect.h"
#include "cards/rulestext/grammar/Grammar.h"

namespace duelogue {

/// How cards that are meant as a group are introduced.
enum class Style : std::uint8_t { All, Each, One, Plain, Subject, Zone, From };

/// Cards, players and numbers, each as it is mentioned now; to mention something is to have spoken of it. Descriptions
/// are part of mentions and mentions of descriptions, so that the former know the latter by this only.
class Mentions {
public:
    Mentions() = default;
    Mentions(const Mentions&) = delete;
    Mentions& operator=(const Mentions&) = delete;
    virtual ~Mentions() = default;

    [[nodiscard]] virtual Noun cards(ExpressionId id, Style style) = 0;
    [[nodiscard]] virtual Noun players(ExpressionId id) = 0;
    /// "3", "X", "half your points, rounded up", "the number of units you control".
    [[nodiscard]] virtual std::string amount(ExpressionId id) = 0;
};

}  // namespace duelogue
