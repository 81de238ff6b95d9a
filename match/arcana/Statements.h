#pragma once

#include "match/arcana/Values.h"
#include "match/effects/Statements.h"

/// What is true because static abilities and lasting effects say so ("can't block").
namespace duelogue::arcana {

/// Whether a statement of that verb speaks of the card now and its condition holds.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, CardId card);
/// The same for statements about a second card ("can't be blocked by"): `other` is among their cards, or they name
/// none.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, CardId card, CardId other);
/// Returns the card that makes such a statement; no card if none does, or if it is an effect without a card.
[[nodiscard]] CardId saying(const Match& match, Verb verb, CardId card);
[[nodiscard]] CardId saying(const Match& match, Verb verb, CardId card, CardId other);
/// The same for statements about a player ("attacks you"): `player` is among theirs, or they name none.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, CardId card, PlayerId player);
/// Whether a statement of that verb speaks of the card and `other` is not among the cards that it allows.
[[nodiscard]] bool isLimited(const Match& match, Verb verb, CardId card, CardId other);
/// Returns the card that makes it; no card if none does.
[[nodiscard]] CardId limiting(const Match& match, Verb verb, CardId card, CardId other);
/// The lowest amount of all statements of that verb that speak of the card; `otherwise` where there is none.
[[nodiscard]] int leastSaid(const Match& match, Verb verb, CardId card, int otherwise);
/// Whether a statement of that verb speaks of the player now.
[[nodiscard]] bool isSaid(const Match& match, Verb verb, PlayerId player);
/// The amounts of all statements of that verb that speak of the player, added up.
[[nodiscard]] int sumSaid(const Match& match, Verb verb, PlayerId player);

}  // namespace duelogue::arcana
