#pragma once

#include "players/netrun/Situation.h"

/// Priors of the Corp's replies: installing, advancing, rezzing and ending runs. They are in points and use only
/// information that the Corp has.
namespace duelogue::netrun {

/// Returns the prior of installing the card at the best server.
[[nodiscard]] double gainOfInstalling(const Situation& here, CardId id);
/// Returns the value of installing the card at this server, without the click and the card from hand.
[[nodiscard]] double gainAt(const Situation& here, CardId id, CardId server);
/// Returns the loss if a card of the Corp's own goes to Archives, including the click that installed it.
[[nodiscard]] double lossOf(const Situation& here, CardId id);
/// Returns the value of additional ice at the server.
[[nodiscard]] double needOfIce(const Situation& here, CardId server);

/// Returns the prior of one more advancement counter, with `clicksLeft` clicks left afterwards.
[[nodiscard]] double gainOfAdvancing(const Situation& here, CardId id, int clicksLeft);
/// Returns the value of `amount` free counters on the best card.
[[nodiscard]] double bestAdvance(const Situation& here, int amount, int clicksLeft);
/// Returns the value of `amount` counters on the best card, at one credit each.
[[nodiscard]] double gainOfPlacing(const Situation& here, int amount, int clicksLeft);
/// Returns the value of the best number of counters at one credit each. The Runner's tags limit the number.
[[nodiscard]] double bestPlacing(const Situation& here, int clicksLeft);

[[nodiscard]] double gainOfRezzing(const Situation& here, CardId id);
/// Returns the prior of ending the run with this ability.
[[nodiscard]] double gainOfEndingRun(const Situation& here, const UseFacts& use);

}  // namespace duelogue::netrun
