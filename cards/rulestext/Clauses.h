#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/rulestext/Phrases.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

/// One statement of a body, before it becomes (a part of) a sentence.
struct Clause {
    std::string text;
    ExpressionId subject;     ///< the player who does it, if other than You
    bool imperative = false;  ///< "draw a card"
    bool continued = false;   ///< the subject was left out: it is that of the clause before
    bool branched = false;    ///< it has branches or is a loop: what follows must be told apart from it
};

/// Who does what a body says, from clause to clause.
struct Doers {
    ExpressionId previous;    ///< who did what the clause before says
    ExpressionId introduced;  ///< EachPlayer has not been spoken of yet: it is "each" of these
    ExpressionId asked;       ///< who may do what the current clause says
};

/// Fills the templates of verbs and moves (see VerbWord) with the arguments of an instruction.
class Clauses : private ReferenceTracker {
public:
    Clauses(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Doers& doers)
        : ReferenceTracker(known), m_spoken(spoken), m_phrases(phrases), m_doers(doers) {}

    [[nodiscard]] Clause fill(std::string_view text, const Instruction& instruction,
                              const std::vector<Parameter>& parameters, Mood mood);
    /// Players as the subject of a sentence: in a loop, the first mention says through whom it goes.
    [[nodiscard]] Noun doer(ExpressionId id);
    /// "until your next turn": the words of a duration, with the player in them.
    [[nodiscard]] std::string duration(std::string text, ExpressionId player);
    [[nodiscard]] bool sharesForEach(const Instruction& instruction) const;

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Doers& m_doers;

    [[nodiscard]] Noun subjectOf(const Parameter& parameter, const Instruction& instruction, Mood mood, Clause& clause);
    [[nodiscard]] std::string doing(const Noun& subject, const std::string& verb, Mood mood, const Clause& clause,
                                    bool asked) const;
    [[nodiscard]] bool isUnknown(const Parameter& parameter, const Instruction& instruction) const;
    [[nodiscard]] std::string letter(std::size_t place) const;
    [[nodiscard]] std::string letterFor(const Parameter& parameter, const Instruction& instruction,
                                        std::vector<ExpressionId>& unknowns);
    [[nodiscard]] std::string argument(const TemplateSlot& slot, const Parameter& parameter,
                                       const Instruction& instruction);
    [[nodiscard]] std::string plain(const Parameter& parameter, const Instruction& instruction, std::string_view style);
    [[nodiscard]] std::string cards(ExpressionId id, std::string_view style);
    [[nodiscard]] std::string onto(ExpressionId id, std::string_view style);
    [[nodiscard]] std::string number(ExpressionId id);
    [[nodiscard]] std::string listOf(Traits traits) const;
    [[nodiscard]] std::string value(const Instruction& instruction) const;
};

}  // namespace duelogue
