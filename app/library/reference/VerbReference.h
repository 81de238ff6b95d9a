#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// Returns a call of the verb with every argument, for the reference: "{damage: {amount: 2, to: a card, from: this}}".
[[nodiscard]] std::string verbExample(const Vocabulary& words, const VerbWord& verb);
/// Returns the first possible word after the verb, with a leading space; empty if the verb stands alone.
[[nodiscard]] std::string wordBehind(const Vocabulary& words, const VerbWord& verb);
/// Returns the meaning of an argument of the verb.
[[nodiscard]] std::string argumentMeaning(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter);

}  // namespace duelogue
