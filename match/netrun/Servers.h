#pragma once

#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

/// The servers, and what lies there. A server is a card of nobody's; ice and what is in its root lie on it. Central
/// servers are always there, a remote one as long as cards are on it.
namespace duelogue::netrun {

/// The servers come to a match, which has no cards yet: the central ones into play, the others to where they wait.
void placeServers(Match& match);
/// HQ, R&D and Archives, in this order: the first three cards of every match.
[[nodiscard]] CardId central(Name which);
[[nodiscard]] bool isCentral(CardId server);
/// The servers that are there.
[[nodiscard]] std::vector<CardId> servers(const Match& match);
/// The remote server that would be made next; none where no more can be.
[[nodiscard]] CardId newRemote(const Match& match);
/// Whether nothing is left at a remote server, which is gone then; while a run against it goes on it is not.
[[nodiscard]] bool isAbandoned(const Match& match, CardId server);
[[nodiscard]] bool hasAbandoned(const Match& match);
[[nodiscard]] bool isEmpty(const Match& match, CardId server);
/// The ice that protects a server, the outermost first: in the order in which it was installed, the last one first.
[[nodiscard]] std::vector<CardId> iceAt(const Match& match, CardId server);
/// How much ice that is.
[[nodiscard]] int countIceAt(const Match& match, CardId server);
/// The cards in its root, in the order in which they were installed.
[[nodiscard]] std::vector<CardId> rootOf(const Match& match, CardId server);
/// The zone of the Corp's that the server stands for; Zone::Count for a remote one.
[[nodiscard]] Zone zoneBehind(CardId server);
/// Whether the card, of the Corp's, can be installed there.
[[nodiscard]] bool mayInstallAt(const Match& match, CardId card, CardId server);

}  // namespace duelogue::netrun
