#pragma once

#include "cards/parser/Body.h"

namespace duelogue {

/// Reads a verb with its arguments and appends the instructions that execute it:
///
///     draw: 2                             the first argument needs no name
///     draw: {amount: 2, player: target}
///     gain points: 3                      a detail follows the verb
///     destroy: units                      all of them
///     destroy: 2 units                    you choose two: a Choose comes first
///     discard: {cards: 2 cards, player: target}     that player chooses from their own hand
///
/// If several players choose, they do so in turn.
void loadVerbCall(LoadContext& loading, const FileEntry& call, BodyKind kind, Sequence& sequence);

/// The verb that a key names, with the detail after it. `verb` is 0xff if the key names no verb; this is not reported.
struct VerbName {
    std::uint8_t verb = 0xff;
    std::uint8_t detail = 0;
    bool hasDetail = false;
};
/// Returns the words that may follow the verb directly.
[[nodiscard]] std::vector<std::string> wordsBehind(const Vocabulary& words, const VerbWord& verb);
/// Returns the traits that the parameter accepts; empty: keywords.
[[nodiscard]] std::vector<std::string> qualitiesFor(const Vocabulary& words, const Parameter& parameter);
[[nodiscard]] VerbName findVerb(const Vocabulary& words, const std::string& key);

/// Returns the possible first keys of an instruction, for messages.
[[nodiscard]] std::vector<std::string> verbKeys(const Vocabulary& words, BodyKind kind);

}  // namespace duelogue
