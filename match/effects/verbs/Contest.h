#pragma once

#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"

namespace duelogue {

/// A bidding contest between two players, with secret or successive bids. Afterwards both spend their bids. The value
/// is the bid of `first` minus the bid of `other`. Every view hides secret bids until both players have bid.
struct Contest {
    static constexpr KindId kind = id(CoreKind::Contest);
    static constexpr std::string_view name = "contest";
    enum class Step : std::uint8_t { Begin, FirstBid, OtherBid, FirstSpent, OtherSpent };

    CardId card;
    PlayerId first;
    PlayerId other;
    std::uint8_t spends = 0;  ///< index into Vocabulary::playerValues of the value that is bid
    std::uint8_t secret = 0;  ///< 1: the bids are secret
    std::int16_t most = 0;    ///< highest legal bid; negative: limited only by the value itself
    std::int16_t firstBid = 0;
    std::int16_t otherBid = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
};

}  // namespace duelogue
