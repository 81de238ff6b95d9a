#pragma once

#include "match/loop/ReadableMatch.h"

/// Look-ahead for effects that bring monsters to the field: whether they can do anything, as far as room and the hand
/// show.
namespace duelogue::tribute {

/// The requirements of an effect's instructions, over all branches.
struct Needs {
    bool room = false;    ///< a space for a monster, on either side
    bool summon = false;  ///< a monster in its player's hand that can be summoned
};
[[nodiscard]] Needs needsOf(const CardPool& pool, InstructionId body);

/// Returns the reason why an effect of the player can't do anything now. Every branch lacks room, or lacks `summons`
/// monsters that the player can summon. None if one branch can do something. The price, and earlier instructions of the
/// same branch, may make room.
[[nodiscard]] MessageId whyInVain(const ReadableMatch& match, PlayerId player, InstructionId price, InstructionId body,
                                  int summons);

}  // namespace duelogue::tribute
