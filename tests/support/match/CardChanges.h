#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/CoreVerbs.h"
#include "tests/support/match/CardRewriter.h"

namespace duelogue {

/// A possible difference in a card.
struct CardChange {
    std::string name;
    std::function<void(CardPool&)> apply;
};

/// All single differences in a card. Differences that players cannot notice are left out.
class CardChanges {
public:
    CardChanges(const CardPool& pool, DefinitionId card) : m_pool(pool), m_words(pool.vocabulary()), m_card(card) {
        ofDefinition();
        CardRewriter lists;
        CardPool copy = pool;
        lists.expression = [this](Expression& e) { ofExpression(e); };
        lists.filter = [this](Filter& f) { ofFilter(f); };
        lists.target = [this](TargetSpec& t) { ofTarget(t); };
        lists.pattern = [this](Pattern& p) { ofPattern(p); };
        lists.instruction = [this](Instruction& i) { ofInstruction(i); };
        lists.ability = [this](Ability& a) { ofAbility(a); };
        lists.run(copy, card);
    }
    [[nodiscard]] const std::vector<CardChange>& all() const { return m_all; }

private:
    const CardPool& m_pool;
    const Vocabulary& m_words;
    DefinitionId m_card;
    std::vector<CardChange> m_all;
    std::array<int, 6> m_counts{};  ///< number of visited parts of each kind

    void add(std::string name, std::function<void(CardPool&)> apply) {
        m_all.push_back({std::move(name), std::move(apply)});
    }

    /// Adds a change of the part of that kind at `index`.
    template <class Part, class Change>
    void addPart(std::function<void(Part&)> CardRewriter::*kind, int index, const std::string& name, Change change) {
        add(name, [card = m_card, kind, index, change](CardPool& pool) {
            CardRewriter rewriter;
            rewriter.*kind = [count = 0, index, change](Part& part) mutable {
                if (count++ == index) change(part);
            };
            rewriter.run(pool, card);
        });
    }

    // ---- the card

    void ofDefinition() {
        const Definition& definition = m_pool[m_card];
        if (const auto* figures = figuresOf(m_words, definition.traits)) {
            for (const std::uint8_t figure : *figures) ofFigure(m_words.figures[figure]);
        }
        for (std::size_t i = 0; i < m_words.traits.size(); ++i) {
            const Traits bit = Traits{1} << i;
            if (m_words.traits[i].group != TraitWord::Group::Keyword || (definition.traits & bit) == 0) continue;
            add("no " + m_words.traits[i].word,
                [card = m_card, bit](CardPool& pool) { pool.edit(card).traits &= ~bit; });
        }
        if (definition.condition) {
            add("always playable", [card = m_card](CardPool& pool) { pool.edit(card).condition = {}; });
        }
        if (definition.cost != Cost{}) ofCost(definition.cost);
    }

    /// Adds a change of a printed figure. Figures that matter only for deck building make no difference in a match.
    void ofFigure(const FigureWord& figure) {
        if (figure.word == "influence" || figure.word == "minimum deck size") return;
        add(figure.word + " + 1",
            [card = m_card, slot = figure.slot](CardPool& pool) { ++pool.edit(card).figures[slot]; });
    }

    void ofCost(const Cost& cost) {
        if (cost.body) add("no additional cost", [card = m_card](CardPool& pool) { pool.edit(card).cost.body = {}; });
        if (!m_words.resources.empty())
            add("one dearer", [card = m_card](CardPool& pool) { ++pool.edit(card).cost.resources[0]; });
        for (std::size_t kind = 0; kind < cost.resources.size(); ++kind) {
            if (cost.resources[kind] == 0) continue;
            add("one cheaper in resource " + std::to_string(kind),
                [card = m_card, kind](CardPool& pool) { --pool.edit(card).cost.resources[kind]; });
        }
    }

    void ofAbility(const Ability& ability) {
        const int index = m_counts[0]++;
        const auto change = [&](const char* name, auto how) { addPart(&CardRewriter::ability, index, name, how); };
        if (ability.condition) change("ability without condition", [](Ability& a) { a.condition = {}; });
        if (ability.cost.flags != 0) change("ability without tapping", [](Ability& a) { a.cost.flags = 0; });
        if (ability.body) change("ability without body", [](Ability& a) { a.body = {}; });
        if (ability.kind == AbilityKind::Preempt) {
            change("nothing prevented", [](Ability& a) { a.kind = AbilityKind::Static; });
        }
    }

    // ---- parts of the card

    void ofExpression(const Expression& e) {
        const int index = m_counts[1]++;
        const auto change = [&](const std::string& name, auto how) {
            addPart(&CardRewriter::expression, index, name, how);
        };
        if (e.term == Term::Number) {
            change("number " + std::to_string(e.number) + " + 1", [](Expression& x) { ++x.number; });
        } else if (e.term == Term::X || e.term == Term::ThatMuch) {
            change("the amount is 9", [](Expression& x) { x = Expression{.term = Term::Number, .number = 9}; });
        } else if (e.term == Term::You) {
            change("another player for you", [](Expression& x) { x.term = Term::Others; });
        } else if (e.term == Term::EveryPlayer || e.term == Term::EachPlayer || e.term == Term::OwnerOf ||
                   e.term == Term::ControllerOf) {
            change("you for other players", [](Expression& x) { x = Expression{.term = Term::You}; });
        } else if (e.term == Term::HalfUp) {
            change("seven for a half", [](Expression& x) { x = Expression{.term = Term::Number, .number = 7}; });
        } else if (e.term == Term::More) {
            change("as many for more", [](Expression& x) { x.term = Term::AtLeast; });
        }
    }

    void ofFilter(const Filter& filter) {
        const int index = m_counts[2]++;
        const auto change = [&](const std::string& name, auto how) {
            addPart(&CardRewriter::filter, index, "cards " + name, how);
        };
        for (std::size_t i = 0; i < m_words.traits.size(); ++i) {
            const Traits bit = Traits{1} << i;
            const std::string& word = m_words.traits[i].word;
            if ((filter.all & bit) != 0 && !goesWithoutSaying(filter, i))
                change("that need not be " + word, [bit](Filter& f) { f.all &= ~bit; });
            if ((filter.none & bit) != 0) change("that may be " + word, [bit](Filter& f) { f.none &= ~bit; });
            if ((filter.any & bit) != 0) change("that are not " + word, [bit](Filter& f) { f.any &= ~bit; });
        }
        if (filter.tags[0]) change("without the subtype", [](Filter& f) { f.tags = {}; });
        if (filter.flags != 0) change("in whatever state", [](Filter& f) { f.flags = 0; });
        if (filter.notFlags != 0) change("in whatever state", [](Filter& f) { f.notFlags = 0; });
        if (filter.players) change("of whoever", [](Filter& f) { f.players = {}; });
        if (filter.related) change("attacking whoever", [](Filter& f) { f.related = {}; });
        if (filter.comparison != Comparison::None) {
            change("whatever the figure", [](Filter& f) { f.comparison = Comparison::None; });
        }
        if (filter.other) change("this one too", [](Filter& f) { f.other = false; });
    }

    /// Returns true if cards that match the rest of the filter have that type anyway, or cannot be distinguished from
    /// such cards.
    [[nodiscard]] bool goesWithoutSaying(const Filter& filter, std::size_t trait) const {
        const std::string& word = m_words.traits[trait].word;
        Traits ofCreatures = 0;  // in play only creatures have a color or a keyword
        for (std::size_t i = 0; i < m_words.traits.size(); ++i) {
            const auto group = m_words.traits[i].group;
            const bool is = group == TraitWord::Group::Colour || group == TraitWord::Group::Keyword;
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

    [[nodiscard]] bool isAskedFor(const Filter& filter, std::initializer_list<std::string_view> words) const {
        for (std::size_t i = 0; i < m_words.traits.size(); ++i) {
            const bool asked = (((filter.all | filter.any) >> i) & 1U) != 0;
            if (asked && std::ranges::find(words, m_words.traits[i].word) != words.end()) return true;
        }
        return false;
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

    void ofTarget(const TargetSpec& target) {
        const int index = m_counts[3]++;
        const auto change = [&](const char* name, auto how) { addPart(&CardRewriter::target, index, name, how); };
        if (target.cards && target.players) {
            change("players for targets", [](TargetSpec& t) { t.cards = {}; });
            change("cards for targets", [](TargetSpec& t) { t.players = {}; });
        }
        if (isHost()) return;
        if (target.least > 0) change("one target less", [](TargetSpec& t) { --t.least; });
        if (mayBeSeveral(target)) change("one target more", [](TargetSpec& t) { ++t.most; });
    }

    /// Returns true if the event is a subroutine. Changes of its pattern are pointless, because the encounter runs
    /// subroutines directly.
    [[nodiscard]] bool isSubroutine(const Pattern& pattern) const {
        return std::ranges::any_of(m_words.events, [&](const EventWord& event) {
            return event.word == "subroutine" && event.pattern.verb == pattern.verb;
        });
    }

    void ofPattern(const Pattern& pattern) {
        const int index = m_counts[4]++;
        if (isSubroutine(pattern)) return;
        const auto change = [&](const char* name, auto how) { addPart(&CardRewriter::pattern, index, name, how); };
        if (pattern.self) change("event of whichever card", [](Pattern& p) { p.self = false; });
        if (pattern.subject) change("event of whichever card", [](Pattern& p) { p.subject = {}; });
        if (pattern.source) change("event from whichever source", [](Pattern& p) { p.source = {}; });
        if (pattern.players) change("event of whichever player", [](Pattern& p) { p.players = {}; });
        if (pattern.by) change("event by whoever", [](Pattern& p) { p.by = {}; });
        // If a filter also says "in play", the event concerns only cards in play anyway.
        const bool saysSo = pattern.from == m_words.inPlay && pattern.subject;
        if (pattern.from != 0xff && !saysSo) change("event from whichever zone", [](Pattern& p) { p.from = 0xff; });
        // An ability of a card in play does not see the card leave for another zone.
        if (pattern.to != 0xff && pattern.to != m_words.inPlay)
            change("event to whichever zone", [](Pattern& p) { p.to = 0xff; });
        if (pattern.detail != 0xff) change("event in whichever way", [](Pattern& p) { p.detail = 0xff; });
    }

    // ---- instructions

    void ofInstruction(const Instruction& instruction) {
        const int index = m_counts[5]++;
        const auto change = [&](const char* name, auto how) {
            addPart(&CardRewriter::instruction, index, "line " + std::to_string(instruction.line) + ": " + name, how);
        };
        if (instruction.condition && !isNeedless(instruction)) {
            change("no condition", [](Instruction& i) { i.condition = {}; });
        }
        if (!showsOnlyWhatIsChosenFrom(instruction)) {
            change("left out", [](Instruction& i) { i = Instruction{.op = Op::If, .next = i.next}; });
        }
        if (instruction.op == Op::May) change("no choice", [](Instruction& i) { i.op = Op::If; });
        if (instruction.traits != 0) change("no keyword given", [](Instruction& i) { i.traits = 0; });
        const auto last = static_cast<std::uint8_t>(m_words.durations.size() - 1);
        if ((instruction.op == Op::Float || hasDuration(instruction)) && instruction.duration != last) {
            change("for ever", [last](Instruction& i) { i.duration = last; });
        }
        if (instruction.picking == Picking::AtRandom)
            change("chosen", [](Instruction& i) { i.picking = Picking::ByPlayer; });
        if (isMove(instruction) && m_words.zones[instruction.zone].ordered && instruction.place != Place::Bottom) {
            change("to the bottom", [](Instruction& i) { i.place = Place::Bottom; });
        }
    }

    [[nodiscard]] static bool isMove(const Instruction& instruction) {
        return instruction.op == Op::Do && instruction.verb == static_cast<std::uint8_t>(CoreVerb::Move);
    }
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
};

}  // namespace duelogue
