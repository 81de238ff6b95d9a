#pragma once

#include <string>
#include <vector>

#include "cards/rulestext/Events.h"
#include "cards/rulestext/bodies/Bodies.h"

namespace duelogue {

/// A generator of the text of one topic. It visits the topic once, in order, so that second mentions become "it" or
/// "that player".
class Abilities : private Lexicon {
public:
    explicit Abilities(const Topic& topic);
    Abilities(const Abilities&) = delete;
    Abilities& operator=(const Abilities&) = delete;
    ~Abilities() = default;

    /// Returns the text of the ability without the initial capital and the final full stop.
    [[nodiscard]] std::string text();
    /// Returns the text of an ability that an effect creates for a duration: "whenever ...", "you can't draw".
    [[nodiscard]] std::string lasting();
    // The same functions as in Wording.
    [[nodiscard]] std::string action(InstructionId body) { return m_bodies.sentences(body, {}, Mood::Plain); }
    [[nodiscard]] std::string paidAction(InstructionId body);
    [[nodiscard]] std::string offer(InstructionId id) { return m_bodies.offer(pool()[id]); }
    [[nodiscard]] std::string elseOf(InstructionId id) { return m_bodies.elseOf(pool()[id]); }
    [[nodiscard]] std::string condition(ExpressionId id) { return m_conditions.condition(id); }
    /// Returns the conditions as they follow "only": "during your turn and only if you control a unit". `effect` is the
    /// text that may imply facts.
    [[nodiscard]] std::string only(const std::vector<ExpressionId>& parts, std::string_view effect = {});

private:
    MentionState m_spoken;
    Phrases m_phrases;
    Conditions m_conditions;
    Events m_events;
    Bodies m_bodies;

    [[nodiscard]] std::string body(Mood mood);
    [[nodiscard]] const ZoneWord* placeToSay(const std::vector<ExpressionId>& parts) const;
    [[nodiscard]] std::string inPlace(const ZoneWord& place);
    [[nodiscard]] std::string provided(ExpressionId holds);
    [[nodiscard]] std::string label() const;
    [[nodiscard]] bool needsFact(ExpressionId condition) const;
    [[nodiscard]] std::string unlabeled();
    [[nodiscard]] std::string played();
    [[nodiscard]] std::string playedOn();
    [[nodiscard]] std::string withTargets(Mood mood);
    [[nodiscard]] bool namesTargetAtOnce() const;
    [[nodiscard]] std::string limited(const std::string& text) const;
    std::string narrow(std::string& event, ExpressionId condition);
    [[nodiscard]] std::string firstOnly(const Instruction& statement);
    [[nodiscard]] std::string partOf(const std::string& noun);
    [[nodiscard]] std::string triggered();
    [[nodiscard]] std::string whenever(const Pattern& pattern);
    [[nodiscard]] bool isUnless(ExpressionId condition) const;
    [[nodiscard]] std::string labelOf(const Pattern& pattern) const;
    [[nodiscard]] std::string activated();
    [[nodiscard]] std::string beginningWhen(ExpressionId holds);
    [[nodiscard]] Requirements requirements(const std::vector<ExpressionId>& parts, std::string_view effect);
    [[nodiscard]] std::string statements();
    [[nodiscard]] std::string entering();
    [[nodiscard]] std::string preempt();
    [[nodiscard]] std::string prevented();
    [[nodiscard]] std::string replaced();
    [[nodiscard]] std::string response();
    [[nodiscard]] bool isPaidFrom(std::uint8_t zone) const;
    [[nodiscard]] std::string wouldHappen();
    [[nodiscard]] std::string price(const Cost& cost);
    [[nodiscard]] std::vector<std::string> resourcesInWords(const Cost& cost) const;
};

}  // namespace duelogue
