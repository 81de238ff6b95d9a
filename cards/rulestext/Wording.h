#pragma once

#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// A generator of English texts for the abilities of one card. Each call starts a new text, without earlier mentions.
class Wording {
public:
    Wording(const CardPool& pool, const Definition& definition) : m_pool(pool), m_definition(definition) {}

    /// Returns the whole ability: one or more sentences.
    [[nodiscard]] std::string ability(const Ability& ability) const;
    /// Returns an ability that the instruction of another ability has created for a duration.
    [[nodiscard]] std::string running(const Ability& ability, const Ability& creator, const Instruction& created) const;
    /// Returns instructions to You as part of a sentence: "sacrifice a unit".
    [[nodiscard]] std::string action(InstructionId body) const;
    /// Returns the instructions of a price: "discard a card".
    [[nodiscard]] std::string paidAction(InstructionId body) const;
    /// Returns the offer of an instruction (the body of a May or an Option) to its player: "have Ben discard a card".
    /// `targets` are the names of the ability's targets, or empty texts for missing targets.
    [[nodiscard]] std::string offer(const Ability& ability, InstructionId id, std::vector<std::string> targets) const;
    /// Returns the effect of declining the offer: "sacrifice this unit"; may be empty.
    [[nodiscard]] std::string elseOf(const Ability& ability, InstructionId id) const;
    /// Returns the condition for playing the card as it follows "only": "during your turn". Leaves out what its effect
    /// needs anyway; may be empty.
    [[nodiscard]] std::string playedOnly() const;

private:
    const CardPool& m_pool;
    const Definition& m_definition;
};

}  // namespace duelogue
