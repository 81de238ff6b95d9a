#pragma once

#include <string>

#include "cards/CardPool.h"

namespace duelogue {

/// What a card does, in English, made from its definition: keywords first, then one ability a line. Empty where it does
/// nothing of its own.
[[nodiscard]] std::string rulesText(const CardPool& pool, DefinitionId id);
/// "Legendary Unit — Elf Scout".
[[nodiscard]] std::string typeLine(const CardPool& pool, DefinitionId id);
/// "5BB"; empty where the card has no cost or costs nothing.
[[nodiscard]] std::string costText(const CardPool& pool, DefinitionId id);
/// "5/4"; empty where cards of this type have no figures.
[[nodiscard]] std::string figuresText(const CardPool& pool, DefinitionId id);

}  // namespace duelogue
