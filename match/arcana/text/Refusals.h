#pragma once

#include <cstdint>

#include "match/loop/Reply.h"
#include "match/state/Message.h"

namespace duelogue::arcana {

/// Refusals of Arcana, in addition to the shared ones of MessageId.
enum class Reason : std::uint8_t {
    NotInMain = static_cast<std::uint8_t>(MessageId::Count),
    LandPlayed,
    Tapped,
    JustCome,
    Defender,
    OutOfReach,    ///< flying
    Feared,        ///< fear
    WalkedPast,    ///< landwalk
    BlocksAlone,   ///< menace
    BlockedOnce,   ///< no more creatures may block it
    OtherDuty,     ///< another block is required
    MustAttack,    ///< [1] must attack
    MustBlock,     ///< more creatures must block
    NotAttackers,  ///< attackers are declared only in their step
    NotBlockers,   ///< blockers are declared only in their step
    NoPriority,    ///< attackers or blockers are being declared
    WhilePaying,   ///< something must be paid for first
    NotAttacking
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// Returns true if the reply is one of Arcana's own, such as playing a card.
[[nodiscard]] constexpr bool isOfGame(const Reply& reply) {
    return reply.word >= static_cast<std::uint8_t>(ReplyWord::Count);
}

/// Returns the sentence in English; empty for a message that is not a Reason.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::arcana
