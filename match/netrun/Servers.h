#pragma once

#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/netrun/Values.h"

/// Servers and their cards. A server is a card without an owner; ice and the cards in its root lie on it. Central
/// servers are always in play, a remote server while cards are on it.
namespace duelogue::netrun {

/// Adds the servers to a match, which must still be without cards: the central ones in play, the others in reserve.
void placeServers(HandlerContext& match);
/// Returns HQ, R&D or Archives. They are the first three cards of every match, in this order.
[[nodiscard]] CardId central(Name which);
[[nodiscard]] bool isCentral(CardId server);
/// Returns the servers in play.
[[nodiscard]] std::vector<CardId> servers(const ReadableMatch& match);
/// Returns the next remote server that would be created; none if the reserve is empty.
[[nodiscard]] CardId newRemote(const ReadableMatch& match);
/// Returns true if a remote server is empty and must leave. A server under a run stays until the run ends.
[[nodiscard]] bool isAbandoned(const ReadableMatch& match, CardId server);
[[nodiscard]] bool hasAbandoned(const ReadableMatch& match);
[[nodiscard]] bool isEmpty(const ReadableMatch& match, CardId server);
/// Returns the ice that protects a server, outermost first: the most recently installed ice comes first.
[[nodiscard]] std::vector<CardId> iceAt(const ReadableMatch& match, CardId server);
/// Returns the number of pieces of ice at a server.
[[nodiscard]] int countIceAt(const ReadableMatch& match, CardId server);
/// Returns the cards in the root of a server, in the order of their installation.
[[nodiscard]] std::vector<CardId> rootOf(const ReadableMatch& match, CardId server);
/// Returns the Corp's zone that the server stands for; Zone::Count for a remote server.
[[nodiscard]] Zone zoneBehind(CardId server);
/// Returns true if the Corp's card can be installed at the server.
[[nodiscard]] bool mayInstallAt(const ReadableMatch& match, CardId card, CardId server);

}  // namespace duelogue::netrun
