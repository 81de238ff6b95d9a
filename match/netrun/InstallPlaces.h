#pragma once

#include <optional>

#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"

/// The places where a card may be installed, what that costs, and the memory that programs need.
namespace duelogue::netrun {

/// Returns true if the printed card is a program.
[[nodiscard]] bool isProgram(const ReadableMatch& match, CardId card);
/// Returns the memory that a program needs; 0 for any other card.
[[nodiscard]] int memoryOf(const ReadableMatch& match, CardId card);
/// Returns the memory that a host offers to this kind of card by its own static ability. Returns nullopt if it cannot
/// host the kind at all, not even cards that take no memory.
[[nodiscard]] std::optional<int> roomOn(const ReadableMatch& match, CardId host, CardId card);
/// Returns the credits for an installation at the place. For ice, this is the number of pieces of ice that already
/// protect the server.
[[nodiscard]] int priceAt(const ReadableMatch& match, CardId card, CardId place, int cheaper, InstallOne::By by);
/// Returns the bill of an installation: credits on some cards pay only for that.
[[nodiscard]] Bill billFor(const ReadableMatch& match, CardId card);
/// Returns the credits that can be spent to install the card.
[[nodiscard]] int creditsFor(const ReadableMatch& match, CardId card);
/// Rule: an installed card is not installed again.
[[nodiscard]] bool isInstalled(const ReadableMatch& match, CardId card);
/// Returns the legal places of the card, regardless of cost.
[[nodiscard]] std::vector<CardId> legalPlaces(const ReadableMatch& match, CardId card);
/// Returns all programs of the Runner in play, including hosted ones.
[[nodiscard]] std::vector<CardId> installedPrograms(const ReadableMatch& match);

}  // namespace duelogue::netrun
