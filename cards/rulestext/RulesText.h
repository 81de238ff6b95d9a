#pragma once

#include <string>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// What a card does, in English, made from its definition: keywords first, then one ability a line. Empty where it does
/// nothing of its own.
[[nodiscard]] std::string rulesText(const CardPool& pool, DefinitionId id);
/// One ability of a card, as it stands there.
[[nodiscard]] std::string abilityText(const CardPool& pool, AbilityId ability);
/// What an ability asks for beside resources and what is done to its card: "sacrifice this unit"; empty where it asks
/// for nothing more.
[[nodiscard]] std::string priceText(const CardPool& pool, AbilityId ability);
/// What a running ability offers to a player at an instruction, as a sentence of its own: "Have Ben discard a card";
/// and what else happens: "sacrifice this unit", or nothing. The instruction is a May or an Option (one of a
/// ChooseOne). `targets` are the names of what the ability is aimed at.
struct Offer {
    std::string deed;
    std::string otherwise;
};
[[nodiscard]] Offer offerAt(const CardPool& pool, AbilityId ability, InstructionId id,
                            std::vector<std::string> targets = {});
/// "Legendary Unit — Elf Scout".
[[nodiscard]] std::string typeLine(const CardPool& pool, DefinitionId id);
/// "5BB"; empty where the card has no cost or costs nothing.
[[nodiscard]] std::string costText(const CardPool& pool, DefinitionId id);
/// "5/4"; empty where cards of this type have no figures.
[[nodiscard]] std::string figuresText(const CardPool& pool, DefinitionId id);

}  // namespace duelogue
