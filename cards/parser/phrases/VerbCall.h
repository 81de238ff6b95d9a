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

}  // namespace duelogue
