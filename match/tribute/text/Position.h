#pragma once

#include "match/notation/GameNotation.h"

namespace duelogue::tribute {

/// The notation of Tribute's positions.
class TributeNotation final : public GameNotation {
public:
    using GameNotation::GameNotation;
    [[nodiscard]] std::vector<std::string> phaseWords() const override;
    [[nodiscard]] std::vector<std::string> valueWords() const override;
    [[nodiscard]] std::vector<std::string> counterWords() const override;
    void emptyPosition(HandlerContext& match, std::size_t players) const override;
    [[nodiscard]] int mostCopies(const Definition& card) const override;
    [[nodiscard]] std::optional<std::string> whyImpossible(const ReadableMatch& match, CardId id) const override;
    void startPosition(HandlerContext& match) const override;
};

}  // namespace duelogue::tribute
