#pragma once

#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Puts abilities of one card into English. Each call is a text of its own: it begins as if nothing had been spoken of.
class Wording {
public:
    Wording(const CardPool& pool, const Definition& definition) : m_pool(pool), m_definition(definition) {}

    /// The whole ability: one or more sentences.
    [[nodiscard]] std::string ability(const Ability& ability) const;
    /// "sacrifice a unit": instructions as they are said in the middle of a sentence, to You.
    [[nodiscard]] std::string deed(InstructionId body) const;
    /// The same as what you do as a price: "discard a card".
    [[nodiscard]] std::string paidDeed(InstructionId body) const;
    /// "have Ben discard a card": what somebody is offered by an instruction (the body of a May or an Option), to that
    /// player. `targets` are the names of the ability's targets, an empty one where there is none.
    [[nodiscard]] std::string offer(const Ability& ability, InstructionId id, std::vector<std::string> targets) const;
    /// "sacrifice this unit": what happens where the offer is declined; empty where nothing does.
    [[nodiscard]] std::string elseOf(const Ability& ability, InstructionId id) const;
    /// "it's your turn".
    [[nodiscard]] std::string condition(ExpressionId id) const;

private:
    const CardPool& m_pool;
    const Definition& m_definition;
};

}  // namespace duelogue
