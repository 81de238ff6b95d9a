#pragma once

#include <optional>
#include <string>

#include "cards/rulestext/Conditions.h"
#include "cards/rulestext/bodies/ChoiceClauses.h"

namespace duelogue {

class Bodies;

/// A generator of clauses for instructions with bodies inside: conditions, offers, contests and loops.
class BranchClauses : private ReferenceTracker {
public:
    /// `bodies` writes the bodies inside.
    BranchClauses(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Conditions& conditions,
                  Doers& doers, Clauses& clauses, ChoiceClauses& choices, Bodies& bodies)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_phrases(phrases),
          m_conditions(conditions),
          m_doers(doers),
          m_clauses(clauses),
          m_choices(choices),
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
    ChoiceClauses& m_choices;
    Bodies& m_bodies;

    [[nodiscard]] std::string priceIn(const Instruction& instruction);
    [[nodiscard]] std::string resources(ExpressionId amount);
    [[nodiscard]] bool isIfAble(const Instruction& instruction) const;
    [[nodiscard]] ExpressionId controlledIf(const Instruction& loop) const;
    [[nodiscard]] std::optional<Clause> allAtOnce(const Instruction& loop, Mood mood);
    [[nodiscard]] bool speaksOfEach(const Instruction& instruction) const;
    [[nodiscard]] const TargetSpec* dividedIn(const Instruction& loop) const;
};

}  // namespace duelogue
