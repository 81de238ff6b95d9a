#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/rulestext/Phrases.h"
#include "cards/rulestext/grammar/SentenceTemplate.h"

namespace duelogue {

/// A clause of a body, before it becomes a sentence or a part of one.
struct Clause {
    std::string text;
    ExpressionId subject;     ///< the player who acts, unless it is You
    bool imperative = false;  ///< "draw a card"
    bool continued = false;   ///< the subject is left out, because it is that of the clause before
    bool optional = false;    ///< the players may do it, so that the next clause about them is a sentence of its own
    bool branched = false;    ///< the clause has branches or is a loop, so the next clause must be clearly separate
};

/// The acting players in a body, updated from clause to clause.
struct Doers {
    ExpressionId previous;  ///< the player who acts in the clause before
    /// The players of a loop before the first mention of EachPlayer, which is "each" of these.
    ExpressionId introduced;
    ExpressionId asked;  ///< the player to whom the current clause makes an offer
};

/// A generator of clauses. It fills the templates of verbs and moves (see VerbWord) with the arguments of an
/// instruction.
class Clauses : private ReferenceTracker {
public:
    Clauses(const ReferenceTracker& known, MentionState& spoken, Phrases& phrases, Doers& doers)
        : ReferenceTracker(known), m_spoken(spoken), m_phrases(phrases), m_doers(doers) {}

    [[nodiscard]] Clause fill(std::string_view text, const Instruction& instruction,
                              const std::vector<Parameter>& parameters, Mood mood);
    /// Returns players as the subject of a sentence. In a loop, the first mention names the players of the loop.
    [[nodiscard]] Noun doer(ExpressionId id);
    /// Returns the text of a duration with its player: "until your next turn".
    [[nodiscard]] std::string duration(std::string text, ExpressionId player);
    [[nodiscard]] bool sharesForEach(const Instruction& instruction) const;

private:
    MentionState& m_spoken;
    Phrases& m_phrases;
    Doers& m_doers;

    [[nodiscard]] Noun subjectOf(const Parameter& parameter, const Instruction& instruction, Mood mood, Clause& clause);
    [[nodiscard]] std::string doing(const Noun& subject, const std::string& verb, Mood mood, const Clause& clause,
                                    bool asked) const;
    [[nodiscard]] std::string signedBy(const TemplateSlot& slot, const Parameter& parameter,
                                       const Instruction& instruction, const Noun& subject, Mood mood,
                                       std::vector<ExpressionId>& unknowns, std::string& said);
    [[nodiscard]] bool isUnknown(const Parameter& parameter, const Instruction& instruction) const;
    [[nodiscard]] std::string letter(std::size_t place) const;
    [[nodiscard]] std::string letterFor(const Parameter& parameter, const Instruction& instruction,
                                        std::vector<ExpressionId>& unknowns);
    [[nodiscard]] std::string argument(const TemplateSlot& slot, const Parameter& parameter,
                                       const Instruction& instruction);
    [[nodiscard]] std::string plain(const Parameter& parameter, const Instruction& instruction, std::string_view style);
    [[nodiscard]] std::string print(ExpressionId id);
    [[nodiscard]] std::string cards(ExpressionId id, std::string_view style);
    [[nodiscard]] std::string onto(ExpressionId id, std::string_view style);
    [[nodiscard]] std::string number(ExpressionId id);
    [[nodiscard]] std::optional<Noun> narrowed(const Parameter& parameter, ExpressionId what);
    [[nodiscard]] bool hasOnlyKind(const Instruction& instruction) const;
    [[nodiscard]] std::string adjectivesOf(const Instruction& instruction) const;
    [[nodiscard]] std::string nounOf(ExpressionId cards) const;
    [[nodiscard]] std::string listOf(Traits traits, bool plural) const;
    [[nodiscard]] std::string value(const Instruction& instruction) const;
};

}  // namespace duelogue
