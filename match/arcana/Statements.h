#pragma once

#include "match/arcana/Values.h"
#include "match/effects/Statements.h"

/// Static abilities and continuous effects that state a fact, such as "can't block".
namespace duelogue::arcana {

/// Returns true if such an effect applies to the card now and its condition holds.
[[nodiscard]] bool isSaid(const ReadableMatch& match, Verb verb, CardId card);
/// Returns true if such an effect about two cards applies ("can't be blocked by"): `other` is one of its cards, or it
/// names none.
[[nodiscard]] bool isSaid(const ReadableMatch& match, Verb verb, CardId card, CardId other);
/// Returns the card with the effect; no card if the effect does not apply, or comes from an effect without a card.
[[nodiscard]] CardId saying(const ReadableMatch& match, Verb verb, CardId card);
[[nodiscard]] CardId saying(const ReadableMatch& match, Verb verb, CardId card, CardId other);
/// Returns true if such an effect about a player applies ("attacks you"): `player` is among its players, or it names
/// none.
[[nodiscard]] bool isSaid(const ReadableMatch& match, Verb verb, CardId card, PlayerId player);
/// Returns true if such an effect applies to the card and does not allow `other`.
[[nodiscard]] bool isLimited(const ReadableMatch& match, Verb verb, CardId card, CardId other);
/// Returns the card with that effect; no card if none applies.
[[nodiscard]] CardId limiting(const ReadableMatch& match, Verb verb, CardId card, CardId other);
/// Returns the lowest amount of all such effects on the card; `otherwise` if none applies.
[[nodiscard]] int leastSaid(const ReadableMatch& match, Verb verb, CardId card, int otherwise);
/// Returns true if such an effect applies to the player now.
[[nodiscard]] bool isSaid(const ReadableMatch& match, Verb verb, PlayerId player);
/// Returns the sum of the amounts of all such effects on the player.
[[nodiscard]] int sumSaid(const ReadableMatch& match, Verb verb, PlayerId player);

}  // namespace duelogue::arcana
