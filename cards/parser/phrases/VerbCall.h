#pragma once

#include "cards/parser/Body.h"

namespace duelogue {

/// Reads a verb with its arguments, and appends what carries it out:
///
///     draw: 2                             the first argument needs no name
///     draw: {amount: 2, player: target}
///     gain points: 3                      a detail stands behind the verb
///     destroy: units                      all of them
///     destroy: 2 units                    you choose so many: a Choose comes first
///     discard: {cards: 2 cards, player: target}     that player chooses from their own hand
///
/// Where several players choose, each does so in turn.
void loadVerbCall(LoadContext& loading, const FileEntry& call, BodyKind kind, Sequence& sequence);

/// The verb that a key names, with the detail behind it; 0xff as verb where it names none (nothing is reported).
struct VerbName {
    std::uint8_t verb = 0xff;
    std::uint8_t detail = 0;
    bool hasDetail = false;
};
/// The words that may stand right behind the verb.
[[nodiscard]] std::vector<std::string> wordsBehind(const Vocabulary& words, const VerbWord& verb);
/// The qualities that may stand for the parameter; empty: keywords.
[[nodiscard]] std::vector<std::string> qualitiesFor(const Vocabulary& words, const Parameter& parameter);
[[nodiscard]] VerbName findVerb(const Vocabulary& words, const std::string& key);

/// What may stand as the first key of an instruction, for messages.
[[nodiscard]] std::vector<std::string> verbKeys(const Vocabulary& words, BodyKind kind);

}  // namespace duelogue
