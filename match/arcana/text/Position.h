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
    [[nodiscard]] std::vector<std::string> formerValueWords() const override;
    [[nodiscard]] std::vector<std::string> counterWords() const override { return {"damage"}; }
    [[nodiscard]] std::optional<std::string> whyImpossible(const ReadableMatch& match, CardId id) const override;
    void startPosition(HandlerContext& match) const override;
};

}  // namespace duelogue::arcana
