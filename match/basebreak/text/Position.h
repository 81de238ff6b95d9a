#pragma once

#include "match/notation/GameNotation.h"

namespace duelogue::basebreak {

/// The notation of Basebreak's positions.
class BasebreakNotation final : public GameNotation {
public:
    using GameNotation::GameNotation;
    [[nodiscard]] std::vector<std::string> phaseWords() const override;
    [[nodiscard]] std::vector<std::string> valueWords() const override;
    void emptyPosition(HandlerContext& match, std::size_t players) const override;
    [[nodiscard]] int mostCopies(const Definition& card) const override;
    [[nodiscard]] std::optional<std::string> whyImpossible(const ReadableMatch& match, CardId id) const override;
    [[nodiscard]] bool changeFigure(HandlerContext& match, CardId card, std::uint8_t figure, int by) const override;
    void startPosition(HandlerContext& match) const override;
};

}  // namespace duelogue::basebreak
