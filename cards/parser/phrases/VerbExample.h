#pragma once

#include <string>

#include "cards/data/Vocabulary.h"
#include "cards/parser/Body.h"

namespace duelogue {

// Valid calls of verbs in the words of a game, for the reference and for messages.

/// Returns a call of the verb with every argument: "{damage: {amount: 2, to: units, from: this}}".
[[nodiscard]] std::string verbExample(const Vocabulary& words, const VerbWord& verb);
/// Returns a call with only the required arguments. `key` is the verb with the word after it: "{draw: 2}".
[[nodiscard]] std::string shortExample(const Vocabulary& words, const VerbWord& verb, const std::string& key);
/// Returns an instruction or a statement.
[[nodiscard]] std::string bodyExample(const Vocabulary& words, BodyKind kind);
/// Returns the first possible word after the verb, with a leading space; empty if the verb stands alone.
[[nodiscard]] std::string wordBehind(const Vocabulary& words, const VerbWord& verb);

}  // namespace duelogue
