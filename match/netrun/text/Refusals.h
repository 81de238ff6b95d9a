#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::netrun {

/// What the rules of this game have against a reply, beyond what every game says: messages of its own.
enum class Reason : std::uint8_t {
    NotAnAction = static_cast<std::uint8_t>(MessageId::Count),  ///< it is one, and this is no time for actions
    NoClicks,
    NoIce,        ///< no ice is encountered that it could break
    TooWeak,      ///< for the ice
    OtherServer,  ///< nowhere to install it
    NoMemory,
    NotAdvanced,  ///< not often enough
    NoTimeToScore,
    NoTimeToRez,
    OtherIce,  ///< ice is rezzed as it is approached
    NoViruses,
    NoTags,
    Used,  ///< once a turn
    Rezzed,
    NotInForce,  ///< the other side has it, or it is shown only
    NoPrograms,  ///< to be trashed
    ClicksLeft,  ///< so the turn does not end
    NotTrashed,  ///< it has no trash cost
    Tried        ///< something has stopped it this turn
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// The sentence, in English; empty where it is none of these.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::netrun
