#include "cards/rulestext/Wording.h"

#include <utility>

#include "cards/rulestext/Abilities.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

std::string Wording::ability(const Ability& ability) const {
    const std::string text = Abilities({m_pool, m_definition, ability}).text();
    return text.empty() ? text : capitalised(text) + '.';
}

std::string Wording::deed(InstructionId body) const { return Abilities({m_pool, m_definition}).deed(body); }

std::string Wording::paidDeed(InstructionId body) const { return Abilities({m_pool, m_definition}).paidDeed(body); }

std::string Wording::offer(const Ability& ability, InstructionId id, std::vector<std::string> targets) const {
    return Abilities({m_pool, m_definition, ability, std::move(targets)}).offer(id);
}

std::string Wording::elseOf(const Ability& ability, InstructionId id) const {
    return Abilities({m_pool, m_definition, ability}).elseOf(id);
}

std::string Wording::condition(ExpressionId id) const { return Abilities({m_pool, m_definition}).condition(id); }

std::string Wording::onlyWhen(ExpressionId id) const { return Abilities({m_pool, m_definition}).onlyWhen(id); }

}  // namespace duelogue
