#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::basebreak {

/// Refusals of Basebreak, in addition to the shared ones of MessageId.
enum class Reason : std::uint8_t {
    NoMinionLeft = static_cast<std::uint8_t>(MessageId::Count),  ///< the minions of this turn have been played
    NoActionLeft,
    TooStrong,  ///< the power exceeds that of the remaining extra plays
    Elsewhere,  ///< the remaining plays are for other bases
    NothingToLieOn,
    Used,  ///< usable once a turn only
    BeforeScoring,
    NotBeforeScoring,
    ExtraFirst,  ///< an extra play is offered
    NotSpecial,
    NotReady  ///< the base does not break
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// Returns the sentence in English; empty for a message that is not a Reason.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::basebreak
