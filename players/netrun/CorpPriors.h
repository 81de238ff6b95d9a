#pragma once

#include "players/netrun/Situation.h"

/// What replies may bring the Corp: installing, advancing, rezzing, ending runs. In points, by what the Corp sees.
namespace duelogue::netrun {

/// Of installing a card where it is best.
[[nodiscard]] double gainOfInstalling(const Situation& here, CardId id);
/// Of installing it there, without what it costs in clicks and in the hand.
[[nodiscard]] double gainAt(const Situation& here, CardId id, CardId server);
/// Of a card of the Corp's own that goes to Archives, with the click that it has cost.
[[nodiscard]] double lossOf(const Situation& here, CardId id);
/// How badly a server wants more ice.
[[nodiscard]] double needOfIce(const Situation& here, CardId server);

/// One more advancement counter, with so many clicks behind it.
[[nodiscard]] double gainOfAdvancing(const Situation& here, CardId id, int clicksLeft);
/// So many counters at no price, on the card that is best.
[[nodiscard]] double bestAdvance(const Situation& here, int amount, int clicksLeft);
/// So many counters on the card that is best, each for a credit.
[[nodiscard]] double gainOfPlacing(const Situation& here, int amount, int clicksLeft);
/// As many counters for as many credits as is best, where it can't be more than the Runner has tags.
[[nodiscard]] double bestPlacing(const Situation& here, int clicksLeft);

[[nodiscard]] double gainOfRezzing(const Situation& here, CardId id);
/// Of ending the run by this ability.
[[nodiscard]] double gainOfEndingRun(const Situation& here, const UseFacts& use);

}  // namespace duelogue::netrun
