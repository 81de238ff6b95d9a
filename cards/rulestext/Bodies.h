#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cards/rulestext/Clauses.h"
#include "cards/rulestext/Conditions.h"

namespace duelogue {

/// A generator of sentences for the bodies of abilities.
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
    /// Returns the text of a body that belongs to a condition, an offer or a loop. It is one sentence if possible, so
    /// that its extent is clear.
    [[nodiscard]] std::string branch(InstructionId first, InstructionId end, Mood mood);
    /// Returns the clause of an instruction with a verb or statement.
    [[nodiscard]] Clause verb(const Instruction& instruction, Mood mood);
    /// The same functions as in Wording.
    [[nodiscard]] std::string offer(const Instruction& instruction);
    [[nodiscard]] std::string elseOf(const Instruction& instruction);

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Conditions& m_conditions;
    Lasting m_lasting;
    Doers m_doers;
    Clauses m_clauses;
    std::uint8_t m_counted = 0xff;  ///< the verb that last counted something

    [[nodiscard]] std::vector<Clause> clauses(InstructionId first, InstructionId end, Mood mood,
                                              ExpressionId previous = {});
    [[nodiscard]] bool goesOn(const Instruction& instruction) const;
    [[nodiscard]] Clause clause(InstructionId& position, Mood mood);
    [[nodiscard]] Clause single(const Instruction& instruction, Mood mood);
    [[nodiscard]] std::string done() const;
    [[nodiscard]] Clause move(const Instruction& instruction, Mood mood);
    [[nodiscard]] std::string intoZoneOf(const Instruction& move, std::string text);
    [[nodiscard]] std::string controlOver(const Instruction& move);
    [[nodiscard]] Clause choose(InstructionId& position, Mood mood);
    Clause chooses(ExpressionId player, const std::string& verb, Mood mood);
    [[nodiscard]] bool isOfOwn(const Instruction& instruction) const;
    [[nodiscard]] bool isYou(ExpressionId player) const;
    [[nodiscard]] bool isSaid(ExpressionId player) const;
    [[nodiscard]] Clause search(const Instruction& choice, Mood mood);
    [[nodiscard]] Clause order(InstructionId& position, Mood mood);
    [[nodiscard]] Clause chooseNumber(InstructionId& position, Mood mood);
    [[nodiscard]] const Instruction* takerOf(const Instruction& choice) const;
    [[nodiscard]] Clause upTo(const Instruction& choice, const Instruction& taker);
    [[nodiscard]] Clause chooseFamily(const Instruction& instruction, Mood mood);
    [[nodiscard]] Clause may(const Instruction& instruction);
    [[nodiscard]] Clause unless(const Instruction& instruction);
    [[nodiscard]] std::string priceIn(const Instruction& instruction);
    [[nodiscard]] std::string resources(ExpressionId amount);
    [[nodiscard]] Clause conditional(const Instruction& instruction, Mood mood);
    [[nodiscard]] bool speaksOfEach(const Instruction& instruction) const;
    [[nodiscard]] Clause throughPlayers(const Instruction& loop);
    [[nodiscard]] Clause throughCards(const Instruction& loop, Mood mood);
    [[nodiscard]] const TargetSpec* dividedIn(const Instruction& loop) const;
    [[nodiscard]] Clause repeated(const Instruction& loop, Mood mood);
    [[nodiscard]] Clause option(const Instruction& instruction);
    [[nodiscard]] Clause contest(const Instruction& instruction);
    [[nodiscard]] Clause floating(InstructionId& position);
    [[nodiscard]] std::string lasting(const Instruction& instruction);
};

}  // namespace duelogue
