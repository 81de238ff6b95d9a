#pragma once

#include <string>
#include <vector>

#include "app/games/Games.h"
#include "cards/data/Vocabulary.h"

namespace duelogue {

/// A call of the verb with every argument, for the reference: "{damage: {amount: 2, to: a card, from: this}}".
[[nodiscard]] std::string verbExample(const Vocabulary& words, const VerbWord& verb);

/// The whole language of a game's card files as Markdown: every key, verb, event and phrase that the loader takes, with
/// its meaning and examples, which are those of the files where some card has one.
[[nodiscard]] std::string languageReference(const Vocabulary& words, const std::vector<CardFile>& files);

}  // namespace duelogue
