#pragma once

#include <cstdint>
#include <string>

#include "cards/rulestext/bodies/Clauses.h"

namespace duelogue {

/// A generator of clauses for verbs and statements. It chooses the template: that of the verb or, for a move, that of
/// the zone which the cards enter.
class VerbClauses : private ReferenceTracker {
public:
    VerbClauses(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Clauses& clauses)
        : ReferenceTracker(known), m_spoken(spoken), m_phrases(phrases), m_clauses(clauses) {}

    /// Returns the clause of an instruction with a verb or statement.
    [[nodiscard]] Clause verb(const Instruction& instruction, Mood mood);
    /// Returns true if the clause of the instruction names the acting player.
    [[nodiscard]] bool namesPlayer(const Instruction& instruction) const;

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Clauses& m_clauses;
    std::uint8_t m_counted = 0xff;  ///< the verb that last counted something

    [[nodiscard]] std::string done() const;
    [[nodiscard]] const std::string& textOf(const VerbWord& word, const Instruction& instruction) const;
    [[nodiscard]] std::string withOwnFigure(const VerbWord& word, const Instruction& instruction) const;
    [[nodiscard]] bool isOfOwn(const Instruction& instruction) const;
    [[nodiscard]] Clause move(const Instruction& instruction, Mood mood);
    [[nodiscard]] std::string intoZoneOf(const Instruction& move, std::string text);
    [[nodiscard]] std::string controlOver(const Instruction& move);
};

}  // namespace duelogue
