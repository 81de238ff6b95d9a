#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cards/parser/Body.h"

namespace duelogue {

// The keys of a card file that name verbs: the verb's word, with a detail after it if the verb takes one ("gain
// points").

/// The verb that a key names, with the detail after it. `verb` is 0xff if the key names no verb; this is not reported.
struct VerbName {
    std::uint8_t verb = 0xff;
    std::uint8_t detail = 0;
    bool hasDetail = false;
};
[[nodiscard]] VerbName findVerb(const Vocabulary& words, const std::string& key);

/// Returns the words for the details of the verb, in the order of VerbName::detail.
[[nodiscard]] std::vector<std::string> detailWords(const Vocabulary& words, const VerbWord& verb);
/// Returns those of them that may follow the verb directly.
[[nodiscard]] std::vector<std::string> wordsBehind(const Vocabulary& words, const VerbWord& verb);
/// Returns the traits that the parameter accepts; empty: keywords.
[[nodiscard]] std::vector<std::string> qualitiesFor(const Vocabulary& words, const Parameter& parameter);

/// Returns the possible first keys of an instruction, for messages.
[[nodiscard]] std::vector<std::string> verbKeys(const Vocabulary& words, BodyKind kind);

}  // namespace duelogue
