#pragma once

#include "match/loop/Match.h"

/// What comes of an effect that brings monsters to the field, as far as room and the hand tell before it is used.
namespace duelogue::tribute {

/// What the instructions of an effect may need, in whatever branch.
struct Needs {
    bool room = false;    ///< a space for a monster, on either side
    bool summon = false;  ///< a monster in its player's hand that can be summoned
};
[[nodiscard]] Needs needsOf(const CardPool& pool, InstructionId body);

/// Why an effect of that player can't do anything now: each of its branches would find no room, or fewer than `summons`
/// monsters to summon. None where one of them could do something. What is given up for its price, or goes before in the
/// same branch, makes room.
[[nodiscard]] MessageId whyInVain(const Match& match, PlayerId player, InstructionId price, InstructionId body,
                                  int summons);

}  // namespace duelogue::tribute
