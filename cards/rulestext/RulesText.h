#pragma once

#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Returns the English text of a card's effect, generated from its definition: first keywords, then one ability per
/// line. Empty for a card without effects.
[[nodiscard]] std::string rulesText(const CardPool& pool, DefinitionId id);
/// Returns the text of one ability, as in the rules text of its card. An ability created for a duration stands alone,
/// without the duration: "The chosen unit can't retreat."
[[nodiscard]] std::string abilityText(const CardPool& pool, AbilityId ability);
/// Returns the part of an ability's price besides resources and flags: "sacrifice this unit"; may be empty.
[[nodiscard]] std::string priceText(const CardPool& pool, AbilityId ability);
/// An offer of a running ability to a player, as sentences: the action, "Have Ben discard a card", and the alternative,
/// "sacrifice this unit", which may be empty.
struct Offer {
    std::string action;
    std::string otherwise;
};
[[nodiscard]] Offer offerAt(const CardPool& pool, AbilityId ability, InstructionId id,
                            std::vector<std::string> targets = {});
/// The parts of a type line.
struct TypeLineParts {
    std::string type;                   ///< "Legendary Unit"
    std::vector<std::string> subtypes;  ///< "Elf", "Scout"; empty if the card has none
};
[[nodiscard]] TypeLineParts typeLineParts(const CardPool& pool, DefinitionId id);
/// Returns a subtype as type lines show it.
[[nodiscard]] std::string subtypeText(const CardPool& pool, TagId tag);
/// Returns the type line: "Legendary Unit — Elf Scout".
[[nodiscard]] std::string typeLine(const CardPool& pool, DefinitionId id);
/// Returns the cost: "5BB"; empty for a card without a cost.
[[nodiscard]] std::string costText(const CardPool& pool, DefinitionId id);
/// Returns the figures: "5/4"; empty for types without figures.
[[nodiscard]] std::string figuresText(const CardPool& pool, DefinitionId id);

}  // namespace duelogue
