#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/CoreVerbs.h"

namespace duelogue {

/// Facts about the parts of a card that tell whether players could notice a change of them.
class CardPartFacts {
public:
    CardPartFacts(const CardPool& pool, DefinitionId card) : m_pool(pool), m_words(pool.vocabulary()), m_card(card) {}

    /// Returns true if cards that match the rest of the filter have that type anyway, or cannot be distinguished from
    /// such cards.
    [[nodiscard]] bool goesWithoutSaying(const Filter& filter, std::size_t trait) const {
        const std::string& word = m_words.traits[trait].word;
        Traits ofCreatures = 0;  // in play only creatures have a color or a keyword
        for (std::size_t i = 0; i < m_words.traits.size(); ++i) {
            const auto group = m_words.traits[i].group;
            const bool is = group == TraitWord::Group::Color || group == TraitWord::Group::Keyword;
            if (is) ofCreatures |= Traits{1} << i;
        }
        const bool inPlay = filter.zone == 0xff || filter.zone == m_words.inPlay;
        constexpr std::uint32_t tapped = 1;  // lands can also be tapped; only creatures attack and block
        const bool attacks = filter.related || (filter.flags & ~tapped) != 0;
        const bool hasMore =
            ((filter.all | filter.any) & ofCreatures) != 0 || attacks || filter.comparison != Comparison::None;
        if (word == "creature") return inPlay && hasMore;
        if (word == "ice") return isAskedFor(filter, {"barrier", "code gate", "sentry"});
        if (word == "program") return isAskedFor(filter, {"virus"});
        return word == "basic" || (word == "land" && (filter.tags[0] || (filter.all & ~(Traits{1} << trait)) != 0));
    }

    /// Returns true if more than one target could be chosen. There is only one opponent, and only one spell at a time
    /// can be countered.
    [[nodiscard]] bool mayBeSeveral(const TargetSpec& target) const {
        if (!target.cards) return m_pool[target.players].term != Term::Others;
        const std::uint8_t zone = m_pool[target.cards].zone;
        return zone == 0xff || m_words.zones[zone].word != "stack";
    }

    /// Returns true if the card is played onto a host. In a game with places, the single host is chosen as part of
    /// playing it.
    [[nodiscard]] bool isHost() const {
        const Traits traits = m_pool[m_card].traits;
        for (std::size_t i = 0; i < m_words.traits.size() && m_words.place != 0xff; ++i) {
            if (m_words.traits[i].clings && ((traits >> i) & 1U) != 0) return true;
        }
        return false;
    }

    /// Returns true if the event is a subroutine. Changes of its pattern are pointless, because the encounter runs
    /// subroutines directly.
    [[nodiscard]] bool isSubroutine(const Pattern& pattern) const {
        return std::ranges::any_of(m_words.events, [&](const EventWord& event) {
            return event.word == "subroutine" && event.pattern.verb == pattern.verb;
        });
    }

    /// Returns true if the instruction moves cards.
    [[nodiscard]] static bool isMove(const Instruction& instruction) {
        return instruction.op == Op::Do && instruction.verb == static_cast<std::uint8_t>(CoreVerb::Move);
    }

    /// Returns true if the instruction's verb has a duration.
    [[nodiscard]] bool hasDuration(const Instruction& instruction) const {
        if (instruction.op != Op::Do) return false;
        return std::ranges::any_of(m_words.verbs[instruction.verb].parameters,
                                   [](const Parameter& parameter) { return parameter.slot == Slot::Duration; });
    }

    /// Returns true if the looked-at cards are chosen from next. The chooser sees them anyway.
    [[nodiscard]] bool showsOnlyWhatIsChosenFrom(const Instruction& look) const {
        if (look.verb != static_cast<std::uint8_t>(CoreVerb::Look) || !look.next) return false;
        return m_pool[look.next].op == Op::Choose && m_pool[look.next].cards == look.cards;
    }

    /// Returns true for "If a is more than b, a - b". The condition is redundant, because a difference is never
    /// negative.
    [[nodiscard]] bool isNeedless(const Instruction& conditional) const {
        const Expression& condition = m_pool[conditional.condition];
        if (condition.term != Term::More || !conditional.body || !m_pool[conditional.body].amount) return false;
        const Expression& amount = m_pool[m_pool[conditional.body].amount];
        return amount.term == Term::Minus && amount.left == condition.left && amount.right == condition.right;
    }

private:
    const CardPool& m_pool;
    const Vocabulary& m_words;
    DefinitionId m_card;

    [[nodiscard]] bool isAskedFor(const Filter& filter, std::initializer_list<std::string_view> words) const {
        for (std::size_t i = 0; i < m_words.traits.size(); ++i) {
            const bool asked = (((filter.all | filter.any) >> i) & 1U) != 0;
            if (asked && std::ranges::find(words, m_words.traits[i].word) != words.end()) return true;
        }
        return false;
    }
};

}  // namespace duelogue
