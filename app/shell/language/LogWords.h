#pragma once

#include <QString>
#include <functional>
#include <string>

#include "match/notation/MatchLog.h"

namespace duelogue {

/// A line of the log without what differs from one match to the next: "{A:draws|draw} #1 cards", "[1] destroys [2]".
/// Players are letters, places of cards and numbers are counted, each in the order in which they come. In the lists of
/// translations lines stand so, in the context "log"; a language may order them otherwise, and leaves none out.
[[nodiscard]] std::string logPattern(const std::string& text);

/// The line for a reader, in the language of the window; what is not listed there is readLine()'s. Both functions are
/// as there: MatchLog::unknownCard is what nobody need know.
///
/// In a translation stand
///
///     {A:zieht|ziehst}   the player, and what that one does, or the reader: "Anna zieht", "du ziehst"
///     {A?zieht|ziehst}   only the word that fits: where the player stands elsewhere in the sentence
///     {A}   {A|dir}      the player: "Anna"; the reader is "du", or what stands there
///     {A's|deine}        whose: "Annas", or what stands there
///     [1]   [1|dir]      what is listed in the first place, "Bär ×2, Oger und Anna"; the reader in it as above
///     #1                 the first number
[[nodiscard]] QString readLog(const MatchLog::Line& line, PlayerId you,
                              const std::function<std::string(const MatchLog::Named*)>& nameCard,
                              const std::function<std::string(PlayerId)>& namePlayer);

}  // namespace duelogue
