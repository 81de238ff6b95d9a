#pragma once

#include <cstdint>

#include "match/state/Message.h"

namespace duelogue::tribute {

/// What the rules of this game have against a reply, beyond what every game says: messages of its own.
enum class Reason : std::uint8_t {
    NotInMain = static_cast<std::uint8_t>(MessageId::Count),
    NotYourTurn,
    Summoned,        ///< once a turn
    TooFewTributes,  ///< of the own side
    NoMonsterSpace,
    NoSpellSpace,
    NothingToSummon,
    SetFirst,  ///< a trap in the hand
    JustSet,
    Waits,  ///< for an event that has not happened
    TooSlow,
    NotInStep,  ///< the damage step
    InUse,
    Settled,  ///< its position has been changed, or it has come, this turn
    Defending,
    Attacked,
    FaceDown,
    MonstersFirst,  ///< no direct attack
    FirstTurn,
    BattleIsOver,
    NotATarget  ///< of an attack
};
[[nodiscard]] constexpr MessageId why(Reason reason) { return static_cast<MessageId>(reason); }

/// The sentence, in English; empty where it is none of these.
[[nodiscard]] const char* textOf(MessageId message);

}  // namespace duelogue::tribute
