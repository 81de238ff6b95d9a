#pragma once

#include <string>

#include "cards/rulestext/Conditions.h"
#include "cards/rulestext/bodies/Clauses.h"

namespace duelogue {

class Bodies;

/// A generator of clauses for instructions with bodies inside: conditions, offers, contests and loops.
class BranchClauses : private ReferenceTracker {
public:
    /// `bodies` writes the bodies inside.
    BranchClauses(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Conditions& conditions,
                  Doers& doers, Clauses& clauses, Bodies& bodies)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_phrases(phrases),
          m_conditions(conditions),
          m_doers(doers),
          m_clauses(clauses),
          m_bodies(bodies) {}

    /// The same functions as in Wording.
    [[nodiscard]] std::string offer(const Instruction& instruction);
    [[nodiscard]] std::string elseOf(const Instruction& instruction);

    [[nodiscard]] Clause conditional(const Instruction& instruction, Mood mood);
    [[nodiscard]] Clause may(const Instruction& instruction);
    [[nodiscard]] Clause unless(const Instruction& instruction);
    [[nodiscard]] Clause option(const Instruction& instruction);
    [[nodiscard]] Clause contest(const Instruction& instruction);
    [[nodiscard]] Clause throughPlayers(const Instruction& loop);
    [[nodiscard]] Clause throughCards(const Instruction& loop, Mood mood);
    [[nodiscard]] Clause repeated(const Instruction& loop, Mood mood);

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Conditions& m_conditions;
    Doers& m_doers;
    Clauses& m_clauses;
    Bodies& m_bodies;

    [[nodiscard]] std::string priceIn(const Instruction& instruction);
    [[nodiscard]] std::string resources(ExpressionId amount);
    [[nodiscard]] bool speaksOfEach(const Instruction& instruction) const;
    [[nodiscard]] const TargetSpec* dividedIn(const Instruction& loop) const;
};

}  // namespace duelogue
