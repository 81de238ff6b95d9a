#pragma once

#include <functional>
#include <set>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// A visitor that replaces all parts of one card in a fixed order. Each function changes a part in place. Other cards
/// keep their parts, even parts that they shared with this card.
class CardRewriter {
public:
    std::function<void(Expression&)> expression = [](Expression&) {};
    std::function<void(Filter&)> filter = [](Filter&) {};
    std::function<void(TargetSpec&)> target = [](TargetSpec&) {};
    std::function<void(Pattern&)> pattern = [](Pattern&) {};
    std::function<void(Instruction&)> instruction = [](Instruction&) {};
    std::function<void(Ability&)> ability = [](Ability&) {};

    void run(CardPool& pool, DefinitionId card) {
        m_pool = &pool;
        m_seen.clear();
        pool.edit(card).condition = of(pool[card].condition);
        body(pool[card].cost.body);
        const std::uint16_t first = pool[card].firstAbility;
        for (std::uint16_t i = 0; i < pool[card].abilityCount; ++i)
            of(AbilityId(static_cast<std::uint16_t>(first + i)));
    }

private:
    CardPool* m_pool = nullptr;
    std::set<std::uint16_t> m_seen;  ///< visited instructions

    ExpressionId of(ExpressionId id) {
        if (!id) return id;
        Expression made = (*m_pool)[id];
        made.left = of(made.left);
        made.right = of(made.right);
        made.filter = of(made.filter);
        expression(made);
        return m_pool->add(made);
    }
    FilterId of(FilterId id) {
        if (!id) return id;
        Filter made = (*m_pool)[id];
        made.players = of(made.players);
        made.related = of(made.related);
        made.than = of(made.than);
        filter(made);
        return m_pool->add(made);
    }
    void of(AbilityId id) {
        Ability made = (*m_pool)[id];
        made.condition = of(made.condition);
        made.amount = of(made.amount);
        if (made.pattern) made.pattern = of(made.pattern);
        targets(made);
        body(made.cost.body);
        body(made.body);
        ability(made);
        m_pool->edit(id) = made;
    }
    PatternId of(PatternId id) {
        Pattern made = (*m_pool)[id];
        made.subject = of(made.subject);
        made.source = of(made.source);
        made.players = of(made.players);
        pattern(made);
        return m_pool->add(made);
    }
    void targets(Ability& aimed) {
        const auto all = m_pool->targetsOf(aimed);
        const std::vector<TargetSpec> specs(all.begin(), all.end());
        for (std::size_t i = 0; i < specs.size(); ++i) {
            TargetSpec made = specs[i];
            made.cards = of(made.cards);
            made.players = of(made.players);
            made.divided = of(made.divided);
            target(made);
            const std::uint16_t index = m_pool->add(made);
            if (i == 0) aimed.firstTarget = index;
        }
    }
    /// Returns the maximum of a choice. "2 cards" is one number in two places, and "any number of cards" depends on the
    /// cards.
    ExpressionId mostOf(const Instruction& before, const Instruction& made) {
        if (before.op != Op::Choose || !before.second) return of(before.second);
        if (before.second == before.amount) return made.amount;
        const bool any = (*m_pool)[before.second].term == Term::Count;
        return any ? m_pool->add(Expression{.term = Term::Count, .left = made.cards}) : of(before.second);
    }
    void body(InstructionId id) {
        if (!id || !m_seen.insert(id.value).second) return;
        Instruction made = (*m_pool)[id];
        for (ExpressionId* part : {&made.player, &made.subject, &made.cards, &made.amount, &made.condition}) {
            *part = of(*part);
        }
        made.second = mostOf((*m_pool)[id], made);
        if (made.ability) of(made.ability);
        body(made.body);
        body(made.otherwise);
        body(made.next);
        instruction(made);
        m_pool->edit(id) = made;
    }
};

}  // namespace duelogue
