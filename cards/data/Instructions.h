#pragma once

#include "cards/data/CardPool.h"

namespace duelogue {

/// Calls `visit(instruction)` for each instruction of a body up to `end`, including all branches, options and loops.
/// Skips the bodies of abilities that the body creates for a duration.
template <class Visit>
void eachInstruction(const CardPool& pool, InstructionId first, Visit&& visit, InstructionId end = {}) {
    for (InstructionId at = first; at && at != end; at = pool[at].next) {
        const Instruction& made = pool[at];
        visit(made);
        if (made.op == Op::ChooseOne) {
            for (InstructionId option = made.body; option; option = pool[option].otherwise)
                eachInstruction(pool, pool[option].body, visit);
            continue;
        }
        // A branch ends with the instruction that follows its own one.
        eachInstruction(pool, made.body, visit, made.next);
        eachInstruction(pool, made.otherwise, visit, made.next);
    }
}

}  // namespace duelogue
