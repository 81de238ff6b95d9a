#pragma once

#include <string>
#include <vector>

#include "match/notation/GameNotation.h"

namespace duelogue::arcana {

/// The notation of Arcana's positions.
class ArcanaNotation final : public GameNotation {
public:
    using GameNotation::GameNotation;

    [[nodiscard]] std::vector<std::string> phaseWords() const override;
    [[nodiscard]] std::vector<std::string> valueWords() const override;
    [[nodiscard]] std::vector<std::string> counterWords() const override { return {"damage"}; }
    void startPosition(HandlerContext& match) const override;
};

}  // namespace duelogue::arcana
