#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::basebreak {

/// What the rules of this game have against a reply, beyond what every game says: messages of its own.
enum class Reason : std::uint8_t {
    NoMinionLeft = static_cast<std::uint8_t>(MessageId::Count),  ///< to play this turn
    NoActionLeft,
    TooStrong,  ///< for the extra plays that are left
    Elsewhere,  ///< the plays that are left are for other bases
    NothingToLieOn,
    Used,  ///< once a turn
    BeforeScoring,
    NotBeforeScoring,
    NotSpecial,
    NotReady  ///< to score
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// The sentence, in English; empty where it is none of these.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::basebreak
