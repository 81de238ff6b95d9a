#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::netrun {

/// Refusals of Netrun, in addition to the shared ones of MessageId.
enum class Reason : std::uint8_t {
    NotAnAction = static_cast<std::uint8_t>(MessageId::Count),  ///< an action, at a time when none is legal
    NoClicks,
    NoIce,        ///< no ice is encountered that the card could break
    TooWeak,      ///< the icebreaker's strength is lower than that of the ice
    OtherServer,  ///< there is no server or host for it
    NoMemory,
    NotAdvanced,  ///< too few advancement counters
    NoTimeToScore,
    NoTimeToRez,
    OtherIce,  ///< only approached ice can be rezzed
    NoViruses,
    NoTags,
    Used,  ///< usable once a turn only
    Rezzed,
    NotInForce,  ///< the other side controls the card, or it is only revealed
    NoPrograms,  ///< there are no programs to trash
    ClicksLeft,  ///< the turn does not end while clicks are left
    NotTrashed,  ///< the card has no trash cost
    NoTimeToJackOut,
    NoTimeToTrash,  ///< only an accessed card can be stolen or trashed
    Tried           ///< the effect of [1] has stopped it this turn
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// Returns the sentence in English; empty for a message that is not a Reason.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::netrun
