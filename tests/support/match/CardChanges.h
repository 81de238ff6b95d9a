#pragma once

#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"
#include "tests/support/match/CardPartFacts.h"
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
    CardChanges(const CardPool& pool, DefinitionId card)
        : m_pool(pool), m_words(pool.vocabulary()), m_card(card), m_facts(pool, card) {
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
    CardPartFacts m_facts;
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
            if ((filter.all & bit) != 0 && !m_facts.goesWithoutSaying(filter, i))
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

    void ofTarget(const TargetSpec& target) {
        const int index = m_counts[3]++;
        const auto change = [&](const char* name, auto how) { addPart(&CardRewriter::target, index, name, how); };
        if (target.cards && target.players) {
            change("players for targets", [](TargetSpec& t) { t.cards = {}; });
            change("cards for targets", [](TargetSpec& t) { t.players = {}; });
        }
        if (m_facts.isHost()) return;
        if (target.least > 0) change("one target less", [](TargetSpec& t) { --t.least; });
        if (m_facts.mayBeSeveral(target)) change("one target more", [](TargetSpec& t) { ++t.most; });
    }

    void ofPattern(const Pattern& pattern) {
        const int index = m_counts[4]++;
        if (m_facts.isSubroutine(pattern)) return;
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
        if (instruction.condition && !m_facts.isNeedless(instruction)) {
            change("no condition", [](Instruction& i) { i.condition = {}; });
        }
        if (!m_facts.showsOnlyWhatIsChosenFrom(instruction)) {
            change("left out", [](Instruction& i) { i = Instruction{.op = Op::If, .next = i.next}; });
        }
        if (instruction.op == Op::May) change("no choice", [](Instruction& i) { i.op = Op::If; });
        if (instruction.traits != 0) change("no keyword given", [](Instruction& i) { i.traits = 0; });
        const auto last = static_cast<std::uint8_t>(m_words.durations.size() - 1);
        if ((instruction.op == Op::Float || m_facts.hasDuration(instruction)) && instruction.duration != last) {
            change("for ever", [last](Instruction& i) { i.duration = last; });
        }
        if (instruction.picking == Picking::AtRandom)
            change("chosen", [](Instruction& i) { i.picking = Picking::ByPlayer; });
        if (m_facts.isMove(instruction) && m_words.zones[instruction.zone].ordered &&
            instruction.place != Place::Bottom) {
            change("to the bottom", [](Instruction& i) { i.place = Place::Bottom; });
        }
    }
};

}  // namespace duelogue
