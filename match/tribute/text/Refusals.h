#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::tribute {

/// Refusals of Tribute, in addition to the shared ones of MessageId.
enum class Reason : std::uint8_t {
    NotInMain = static_cast<std::uint8_t>(MessageId::Count),
    NotYourTurn,
    Summoned,        ///< the normal summon of the turn has been used
    TooFewTributes,  ///< on the player's own side
    NoMonsterSpace,
    NoSpellSpace,
    NothingToSummon,
    SetFirst,  ///< a trap in the hand must be set first
    JustSet,
    Waits,  ///< its event has not happened
    TooSlow,
    NotInStep,  ///< not usable in the damage step
    InUse,
    Settled,  ///< the monster entered or changed its position this turn
    Defending,
    Attacked,
    FaceDown,
    MonstersFirst,  ///< a direct attack is illegal while the opponent has monsters
    FirstTurn,
    BattleIsOver,
    NotInBattle,
    SummonFirst,  ///< an effect lets the player summon now
    NotATarget    ///< the monster cannot be attacked
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// Returns the sentence in English; empty for a message that is not a Reason.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::tribute
