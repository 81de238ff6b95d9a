#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cards/rulestext/bodies/BranchClauses.h"
#include "cards/rulestext/bodies/ChoiceClauses.h"

namespace duelogue {

/// A generator of sentences for the bodies of abilities. It merges the clauses of the instructions into sentences.
class Bodies : private ReferenceTracker {
public:
    /// Returns the text of an ability that a body creates, without its duration.
    using Lasting = std::function<std::string(const Topic&)>;

    Bodies(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Conditions& conditions,
           Lasting lasting);
    Bodies(const Bodies&) = delete;
    Bodies& operator=(const Bodies&) = delete;
    ~Bodies() = default;

    /// Returns the sentences of a body up to `end`. Successive actions of one player form one sentence; everything else
    /// is a sentence of its own. The result begins in lower case and omits the final full stop.
    [[nodiscard]] std::string sentences(InstructionId first, InstructionId end, Mood mood);
    /// Returns true if the last sentences() began with an order: "draw a card".
    [[nodiscard]] bool beganWithOrder() const { return m_beganWithOrder; }
    /// Returns the text of a body that belongs to a condition, an offer or a loop. It is one sentence if possible, so
    /// that its extent is clear.
    [[nodiscard]] std::string branch(InstructionId first, InstructionId end, Mood mood);
    /// Returns the clause of an instruction with a verb or statement.
    [[nodiscard]] Clause verb(const Instruction& instruction, Mood mood) { return m_verbs.verb(instruction, mood); }
    /// The same functions as in Wording.
    [[nodiscard]] std::string offer(const Instruction& instruction) { return m_branches.offer(instruction); }
    [[nodiscard]] std::string elseOf(const Instruction& instruction) { return m_branches.elseOf(instruction); }

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Lasting m_lasting;
    Doers m_doers;
    Clauses m_clauses;
    VerbClauses m_verbs;
    ChoiceClauses m_choices;
    BranchClauses m_branches;
    bool m_beganWithOrder = false;

    [[nodiscard]] std::vector<Clause> clauses(InstructionId first, InstructionId end, Mood mood,
                                              ExpressionId previous = {});
    [[nodiscard]] bool goesOn(const Instruction& instruction) const;
    [[nodiscard]] Clause clause(InstructionId& position, Mood mood);
    [[nodiscard]] Clause single(const Instruction& instruction, Mood mood);
    [[nodiscard]] Clause floating(InstructionId& position);
    [[nodiscard]] std::string lasting(const Instruction& instruction, std::optional<Noun> first = {},
                                      std::string turn = {});
    [[nodiscard]] std::string duringTurnOf(const Instruction& instruction);
    [[nodiscard]] std::string inItsTurn(const Instruction& instruction);
    [[nodiscard]] bool isOnce(const Ability& ability) const;
};

}  // namespace duelogue
