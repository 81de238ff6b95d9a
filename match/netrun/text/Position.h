#pragma once

#include "match/notation/GameNotation.h"

namespace duelogue::netrun {

/// The notation of Netrun's positions.
class NetrunNotation final : public GameNotation {
public:
    using GameNotation::GameNotation;
    [[nodiscard]] std::vector<std::string> phaseWords() const override;
    [[nodiscard]] std::vector<std::string> valueWords() const override;
    [[nodiscard]] bool isSeen(const ReadableMatch& match, const Card& card, PlayerId player) const override;
    void emptyPosition(HandlerContext& match, std::size_t players) const override;
    [[nodiscard]] int mostCopies(const Definition& card) const override;
    [[nodiscard]] std::optional<std::string> whyImpossible(const ReadableMatch& match, CardId id) const override;
    void startPosition(HandlerContext& match) const override;
};

}  // namespace duelogue::netrun
