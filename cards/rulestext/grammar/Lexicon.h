#pragma once

#include <span>
#include <string>

#include "cards/rulestext/grammar/Topic.h"

namespace duelogue {

/// The words of a game for the parts of a topic, independent of earlier mentions.
class Lexicon {
public:
    explicit Lexicon(const Topic& topic) : m_topic(topic) {}

    [[nodiscard]] const Topic& topic() const { return m_topic; }
    [[nodiscard]] const CardPool& pool() const { return m_topic.pool; }
    [[nodiscard]] const Definition& definition() const { return m_topic.definition; }
    [[nodiscard]] const Vocabulary& words() const { return pool().vocabulary(); }
    [[nodiscard]] std::span<const TargetSpec> targets() const { return pool().targetsOf(m_topic.ability); }
    [[nodiscard]] const Expression& at(ExpressionId id) const { return pool()[id]; }
    [[nodiscard]] bool is(ExpressionId id, Term term) const { return id && pool()[id].term == term; }

    // Limits ("once each turn")
    /// Returns the flag with a limit that the instruction sets, or nullptr.
    [[nodiscard]] const FlagWord* limitSetBy(const Instruction& instruction) const;
    /// Returns the flag with a limit that the body sets before `end`, or nullptr.
    [[nodiscard]] const FlagWord* limitIn(InstructionId body, InstructionId end = {}) const;
    /// Returns true if the condition holds as long as the flag is unset.
    [[nodiscard]] bool needsUnset(ExpressionId condition, const FlagWord& flag) const;
    /// Returns the limit of the ability: its condition and its body use the flag. Returns nullptr without a limit.
    [[nodiscard]] const FlagWord* limitOf(const Ability& ability) const;

    /// Returns the verb that begins the duration of all continuous effects from `position` on, "play out a battle".
    /// The result is unset without such effects or verb.
    [[nodiscard]] InstructionId beginningAfter(InstructionId position) const;

    // Cards
    /// Returns the word of a trait, with capitals if it is a name: "unit", "Spark".
    [[nodiscard]] std::string nameOf(const TraitWord& trait, bool plural = false) const;
    /// Returns the card's first mention of itself: "this unit", or its name.
    [[nodiscard]] std::string ownName() const;
    /// Returns the noun for the cards of a filter: "unit"; "card" if no single noun fits.
    [[nodiscard]] std::string kindOf(const Filter& filter) const;
    /// Returns the name of the figure in that slot on cards with these traits.
    [[nodiscard]] const std::string& figureName(std::uint8_t slot, Traits traits) const;
    /// Returns the description of the ability's target; none if it is a player.
    [[nodiscard]] FilterId targetCards(std::size_t index) const;
    /// Returns a target after its ability has resolved: "the chosen unit", "the chosen player".
    [[nodiscard]] Noun chosenTarget(ExpressionId target) const;
    /// Returns true if the expression is the top card of one player's zone.
    [[nodiscard]] bool isOneCard(const Expression& top) const;

    // Players
    /// Returns one of the others, in the game's word: "a rival".
    [[nodiscard]] Noun anotherPlayer() const;
    /// Returns the player with the role: "the Guest", or "you" on the Guest's own cards.
    [[nodiscard]] Noun playerWith(std::size_t role) const;

    // Zones, places and hosts
    /// Returns the zone of the cards. If they may be in any zone, returns a zone without words.
    [[nodiscard]] const ZoneWord& zoneWordOf(const Filter& filter) const;
    /// Returns a zone without owner: "the supply".
    [[nodiscard]] static std::string ofTable(const ZoneWord& zone) { return "the " + zone.word; }
    /// Returns " in play" if the filter omits the place.
    [[nodiscard]] std::string everywhere(const Filter& filter) const;
    [[nodiscard]] bool isPlace(Traits traits) const;
    /// Returns true if the card's place is that of the card that has the ability.
    [[nodiscard]] bool isHere(ExpressionId card) const;
    /// Returns true if the filter describes a place other than that of the card itself: "another hill".
    [[nodiscard]] bool isElsewhere(const Filter& filter) const;
    /// Returns the first target when the card is played, which becomes its host. Returns nullptr without such a target,
    /// and for cards with figures, which are at a place.
    [[nodiscard]] const TargetSpec* ownTarget() const;

    // Numbers
    /// Returns a number in words, or in digits if the game prefers them: "three", "3".
    [[nodiscard]] std::string number(int number) const;
    /// Returns true if the amount is one for each card or counter of a description.
    [[nodiscard]] bool isCounted(ExpressionId id) const;
    /// Returns true if the amount has the form "3 for each unit you control".
    [[nodiscard]] bool isForEach(ExpressionId id) const;
    /// Returns true if the amount needs a template of its own: "equal to ...".
    [[nodiscard]] bool isComputed(ExpressionId id) const;
    /// Returns true if the amount is half of the value that is gained or lost: "half your points".
    [[nodiscard]] bool isShareOfValue(const Instruction& instruction) const;

    /// Returns true if a player loses all of a value.
    [[nodiscard]] bool isAllOfValue(const Instruction& instruction) const;
    /// Returns true if the ability bans an event. If it names the source, the event must have a noun.
    [[nodiscard]] bool isBan(const Ability& ability) const;

    /// Returns true if the card is played onto a target.
    [[nodiscard]] bool clings() const;

private:
    const Topic& m_topic;
};

}  // namespace duelogue
