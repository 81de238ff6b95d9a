#pragma once

#include <QString>
#include <functional>
#include <string>

#include "match/notation/MatchLog.h"

namespace duelogue {

/// Returns the pattern of a log line, without the values that differ between matches: "{A:draws|draw} #1 cards", "[1]
/// destroys [2]". Players become letters; card lists and numbers are counted, each in their order. The translations
/// (context "log") use these patterns. A translation may reorder the values but must use them all.
[[nodiscard]] std::string logPattern(const std::string& text);

/// Returns a log line for a reader in the window's language. A line without a translation is returned as by readLine().
/// `nameCard` and `namePlayer` work as for readLine(); `nameCard` returns MatchLog::unknownCard for an unknown card.
///
/// A translation can contain:
///
///     {A:zieht|ziehst}   the player with a verb, for others or for the reader: "Anna zieht", "du ziehst"
///     {A?zieht|ziehst}   only the verb: the player is elsewhere in the sentence
///     {A}   {A|dir}      the player: "Anna"; for the reader "du" or the given word
///     {A's|deine}        the possessive: "Annas", or the given word
///     [1]   [1|dir]      the first list of names, "Bär ×2, Oger und Anna"; the reader as above
///     #1                 the first number
[[nodiscard]] QString readLog(const MatchLog::Line& line, PlayerId you,
                              const std::function<std::string(const MatchLog::Named*)>& nameCard,
                              const std::function<std::string(PlayerId)>& namePlayer);

}  // namespace duelogue
