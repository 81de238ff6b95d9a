#pragma once

#include <span>
#include <string>

#include "cards/rulestext/grammar/Topic.h"

namespace duelogue {

/// The words of a game for what a topic refers to, without any memory: what is true of them whatever has been said.
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

    // Cards
    /// "this unit", or the name of the card: how it speaks of itself at first.
    [[nodiscard]] std::string ownName() const;
    /// The one word for what a filter selects: "unit"; "card" where it is not one.
    [[nodiscard]] std::string kindOf(const Filter& filter) const;
    /// What the figure in that slot is called on cards of these traits.
    [[nodiscard]] const std::string& figureName(std::uint8_t slot, Traits traits) const;
    /// How the ability's target of that number is described; none where it is a player.
    [[nodiscard]] FilterId targetCards(std::size_t index) const;
    /// Whether it is the top card of one player's zone.
    [[nodiscard]] bool isOneCard(const Expression& top) const;

    // Players
    /// "a rival": one of the others, in the game's word.
    [[nodiscard]] Noun anotherPlayer() const;
    /// "the Guest", and on the Guest's own cards "you".
    [[nodiscard]] Noun playerWith(std::size_t role) const;

    // Zones, places and hosts
    /// Where the cards lie; where they may lie anywhere, a zone without words.
    [[nodiscard]] const ZoneWord& zoneWordOf(const Filter& filter) const;
    /// What is nobody's: "the supply".
    [[nodiscard]] static std::string ofTable(const ZoneWord& zone) { return "the " + zone.word; }
    /// " in play", where nothing else is said of where the cards are.
    [[nodiscard]] std::string everywhere(const Filter& filter) const;
    [[nodiscard]] bool isPlace(Traits traits) const;
    /// Whether its place is that of the card itself.
    [[nodiscard]] bool isHere(ExpressionId card) const;
    /// "another hill": a place that is not at itself.
    [[nodiscard]] bool isElsewhere(const Filter& filter) const;
    /// The first target of the card as it is played: what the card is on afterwards. Null where it has none, and for
    /// cards with figures, which are at a place.
    [[nodiscard]] const TargetSpec* ownTarget() const;

    // Numbers
    /// Whether the amount is said as "3 for each unit you control".
    [[nodiscard]] bool isForEach(ExpressionId id) const;
    /// Whether the amount needs a sentence of its own kind: "equal to ...".
    [[nodiscard]] bool isComputed(ExpressionId id) const;
    /// "half your points", where points are what is gained or lost.
    [[nodiscard]] bool isShareOfValue(const Instruction& instruction) const;

    /// Whether the ability says of something that it can't happen. Where the source is named, what it would do has a
    /// noun.
    [[nodiscard]] bool isBan(const Ability& ability) const;

private:
    const Topic& m_topic;

    [[nodiscard]] bool clings() const;
};

}  // namespace duelogue
