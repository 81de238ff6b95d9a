#pragma once

#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"

namespace duelogue {

/// Two players bid, secretly or one after the other; then both spend what they bid; then the value is what `first` bid
/// more than `other` (below zero: less). Until both have bid, a secret bid is hidden from everybody else's view.
struct Contest {
    static constexpr KindId kind = id(CoreKind::Contest);
    static constexpr std::string_view name = "contest";
    enum class Step : std::uint8_t { Begin, FirstBid, OtherBid, FirstSpent, OtherSpent };

    CardId card;
    PlayerId first;
    PlayerId other;
    std::uint8_t spends = 0;  ///< Vocabulary::playerValues: what is bid
    std::uint8_t secret = 0;
    std::int16_t most = 0;  ///< nobody may bid more; below zero: no limit but what one has
    std::int16_t firstBid = 0;
    std::int16_t otherBid = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue
