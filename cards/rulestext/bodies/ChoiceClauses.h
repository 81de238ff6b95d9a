#pragma once

#include <string>

#include "cards/rulestext/bodies/VerbClauses.h"

namespace duelogue {

/// A generator of clauses for choices of cards, numbers and families. If the next verb is about the chosen cards or
/// number, one clause covers both: "discard two cards". The functions that take a position advance it past all
/// instructions that the clause covers.
class ChoiceClauses : private ReferenceTracker {
public:
    ChoiceClauses(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Doers& doers, Clauses& clauses,
                  VerbClauses& verbs)
        : ReferenceTracker(known),
          m_spoken(spoken),
          m_phrases(phrases),
          m_doers(doers),
          m_clauses(clauses),
          m_verbs(verbs) {}

    /// Returns a choice of cards: "choose a unit", "search your deck for a unit". Empty if the next verb mentions it.
    [[nodiscard]] Clause choose(InstructionId& position, Mood mood);
    /// Returns an order with the verb that puts the cards: "put them on top of your deck in any order".
    [[nodiscard]] Clause order(InstructionId& position, Mood mood);
    /// Returns a choice of a number with the verb that uses it: "each player may draw up to two cards".
    [[nodiscard]] Clause chooseNumber(InstructionId& position, Mood mood);
    /// Returns true if a player may choose one card in a known place, or none.
    [[nodiscard]] bool isOptional(const Instruction& choice) const;
    /// Returns true if the loop moves each card to a chosen place.
    [[nodiscard]] bool loopMoves(const Instruction& loop) const;
    /// Returns such a loop as one clause: "move any number of units to other hills".
    [[nodiscard]] Clause moveEach(const Instruction& loop, Mood mood);
    /// Returns the choice of a family: "choose a family".
    [[nodiscard]] Clause chooseFamily(const Instruction& instruction, Mood mood);
    /// Returns the choice of a name: "name a unit", "choose one of three random units".
    [[nodiscard]] Clause chooseName(const Instruction& instruction, Mood mood);

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Doers& m_doers;
    Clauses& m_clauses;
    VerbClauses& m_verbs;

    [[nodiscard]] InstructionId nextSaid(InstructionId position) const;
    [[nodiscard]] Clause mayChoose(const Instruction& choice, InstructionId& position);
    [[nodiscard]] Noun chooserOf(const Instruction& choice);
    [[nodiscard]] bool isSameName(const Instruction& choice, const Instruction& next) const;
    [[nodiscard]] Clause chooses(ExpressionId player, const std::string& verb, Mood mood);
    [[nodiscard]] bool isSaid(ExpressionId player) const;
    [[nodiscard]] Clause search(const Instruction& choice, Mood mood);
    [[nodiscard]] const Instruction* takerOf(const Instruction& choice) const;
    [[nodiscard]] Clause upTo(const Instruction& choice, const Instruction& taker, Mood mood);
};

}  // namespace duelogue
