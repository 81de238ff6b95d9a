#pragma once

#include "cards/parser/check/VerbChecker.h"

namespace duelogue {

class AbilityChecker;

/// A checker of bodies. It walks over the instructions in the order of execution and tracks what they offer to the
/// words after them.
class BodyChecker : private CardInference {
public:
    /// `abilities` checks the abilities and prices inside a body.
    BodyChecker(CheckState& state, PhraseChecker& phrases, VerbChecker& verbs, AbilityChecker& abilities)
        : CardInference(state), m_phrases(phrases), m_verbs(verbs), m_abilities(abilities), m_players(state) {}

    /// Checks the instructions from `first` up to `end`, and returns the context after them. A branch continues after
    /// its instruction, which is its end.
    SemanticContext checkBody(InstructionId first, InstructionId end, SemanticContext around);

private:
    PhraseChecker& m_phrases;
    VerbChecker& m_verbs;
    AbilityChecker& m_abilities;
    PlayerChecker m_players;

    void checkInstruction(const Instruction& made, SemanticContext& around);
    void checkBranches(const Instruction& made, SemanticContext& around);
    void checkLoop(const Instruction& made, SemanticContext& around);
    void checkChoice(const Instruction& made, SemanticContext& around);
    void checkOrder(const Instruction& made, SemanticContext& around);
    void checkOptions(const Instruction& made, SemanticContext& around);
    void checkLasting(const Instruction& made, const SemanticContext& around);
};

}  // namespace duelogue
