#pragma once

#include <QJsonObject>
#include <vector>

#include "app/cli/Command.h"
#include "app/games/Games.h"
#include "match/notation/glossary/Glossary.h"

namespace duelogue {

/// Returns a card as JSON: its printed properties in the words of its game's vocabulary. Every card has every key.
[[nodiscard]] QJsonObject cardJson(const Game& game, DefinitionId id);
/// Returns the entries of the terms in a card's rules text, each once, in the order of the text.
[[nodiscard]] std::vector<const GlossaryEntry*> termsOf(const CardPool& pool, DefinitionId card);
/// Returns the keys of a card's JSON with their help.
[[nodiscard]] const std::vector<JsonKey>& cardKeys();

}  // namespace duelogue
