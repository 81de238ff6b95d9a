#pragma once

#include "cards/data/CardPool.h"

namespace duelogue {

/// Calls `visit(instruction)` for each instruction of a body up to `end`, those of all branches, options and rounds
/// included. An ability that the body makes for a time has a body of its own, which is left out.
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
        // A branch goes on with what follows its instruction.
        eachInstruction(pool, made.body, visit, made.next);
        eachInstruction(pool, made.otherwise, visit, made.next);
    }
}

}  // namespace duelogue
