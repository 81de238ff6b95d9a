#include "cards/rulestext/Wording.h"

#include <utility>

#include "cards/rulestext/Abilities.h"
#include "cards/rulestext/ImpliedConditions.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

std::string Wording::ability(const Ability& ability) const {
    const std::string text = Abilities({m_pool, m_definition, ability}).text();
    return text.empty() ? text : capitalized(text) + '.';
}

std::string Wording::running(const Ability& ability, const Ability& creator, const Instruction& created) const {
    const Topic before{m_pool, m_definition, creator};
    const Lexicon lexicon(before);
    Topic topic{m_pool, m_definition, ability};
    topic.whosePlayer = created.player;
    if (created.cards && m_pool[created.cards].term == Term::Target) topic.given = lexicon.chosenTarget(created.cards);
    if (lexicon.is(created.player, Term::Target) || lexicon.is(created.player, Term::TargetPlayer))
        topic.first = lexicon.chosenTarget(created.player);
    const std::string text = Abilities(topic).text();
    return text.empty() ? text : capitalized(text) + '.';
}

std::string Wording::action(InstructionId body) const { return Abilities({m_pool, m_definition}).action(body); }

std::string Wording::paidAction(InstructionId body) const { return Abilities({m_pool, m_definition}).paidAction(body); }

std::string Wording::offer(const Ability& ability, InstructionId id, std::vector<std::string> targets) const {
    return Abilities({m_pool, m_definition, ability, std::move(targets)}).offer(id);
}

std::string Wording::elseOf(const Ability& ability, InstructionId id) const {
    return Abilities({m_pool, m_definition, ability}).elseOf(id);
}

std::string Wording::playedOnly() const {
    return Abilities({m_pool, m_definition}).only(conditionsToSay(m_pool, m_definition));
}

}  // namespace duelogue
