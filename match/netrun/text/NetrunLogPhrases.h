#pragma once

#include <span>
#include <string>

#include "match/effects/verbs/VerbBody.h"
#include "match/netrun/run/Windows.h"

/// The phrases of which the lines of Netrun's log consist.
namespace duelogue::netrun {

/// Returns the source of an effect, as in " from [4]". Empty for a card that is being played, because its own line
/// names it. Effects of an event during its run come much later and do name it.
[[nodiscard]] std::string from(const ReadableMatch& match, CardId source, const char* word = " from ");
/// Returns " by [4]"; empty if the card affects itself.
[[nodiscard]] std::string byAnother(const ReadableMatch& match, CardId source, Subject subject);
/// Returns an amount of a player's value, as in "3 credits" or "a click".
[[nodiscard]] std::string amountOf(const ReadableMatch& match, int amount, std::uint8_t which);
/// Returns an amount of counters, as in "2 virus counters".
[[nodiscard]] std::string countersOf(const ReadableMatch& match, int amount, std::uint8_t which);
/// Returns an amount of damage, as in "2 net damage".
[[nodiscard]] std::string damageOf(const VerbBody& body);
/// Returns cards with their servers, as in "[4] at [9]" or "[4] at [9] and [7 8] at [2]". Several cards may share a
/// name, and a player who does not know a card knows its place.
[[nodiscard]] std::string placed(const ReadableMatch& match, std::span<const Subject> cards);
[[nodiscard]] std::string placed(const ReadableMatch& match, CardId card);
/// Returns the place of an installation, as in " protecting [2]", " in [5]" or " on [9]"; empty for the Runner's rig.
[[nodiscard]] std::string whereInstalled(const ReadableMatch& match, CardId card);
/// Returns the name of a zone at a seat, as in "R&D", or "their stack" for a zone without its own name.
[[nodiscard]] std::string zoneAt(const ReadableMatch& match, PlayerId seat, Zone zone, const std::string& their);
/// Returns "{0's} hand", or the seat's own name for the zone.
[[nodiscard]] std::string place(const ReadableMatch& match, std::span<const Subject> cards, Zone zone);
/// Returns the communication that asked for this one, which must be on the stack; nullptr if none did.
[[nodiscard]] const Communication* askerOf(const ReadableMatch& match, const Communication& asked);
/// Returns the basic action that includes the verb; nullptr if a card or the rules caused it.
[[nodiscard]] const BasicAction* actionOf(const ReadableMatch& match, const Communication& verb);
/// Returns the price of a basic action, as in " (2 credits)". Empty if it is free, or if the verb has another cause.
[[nodiscard]] std::string forPrice(const ReadableMatch& match, const Communication& verb);
/// Returns the cards that a player looks at, as in "the top 3 cards of R&D"; only their number for installed cards.
[[nodiscard]] std::string seen(const ReadableMatch& match, std::span<const Subject> cards);
/// Returns the line for damage and the cards that it takes.
[[nodiscard]] std::string tellDamage(const ReadableMatch& match, const VerbBody& damage,
                                     std::span<const Subject> cards);
/// Returns the end of a sentence about the cards that left with their hosts; empty if there were none.
[[nodiscard]] std::string whatWent(const ReadableMatch& match, std::span<const Subject> left);

}  // namespace duelogue::netrun
