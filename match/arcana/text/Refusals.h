#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::arcana {

/// What the rules of this game have against a reply, beyond what every game says: messages of its own.
enum class Reason : std::uint8_t {
    NotInMain = static_cast<std::uint8_t>(MessageId::Count),
    LandPlayed,
    Tapped,
    JustCome,
    Defender,
    OutOfReach,   ///< flying
    Feared,       ///< fear
    WalkedPast,   ///< landwalk
    BlocksAlone,  ///< menace
    BlockedOnce,  ///< no more may block it
    OtherDuty,    ///< another block is due
    MustAttack,   ///< [1] has to
    MustBlock,    ///< more creatures have to
    NotAttacking
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// The sentence, in English; empty where it is none of these.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::arcana
