#pragma once

#include <QString>
#include <string>

#include "match/notation/Error.h"

namespace duelogue {

/// Returns the reason why a file can't be read or written, in the current language. The code that finds it writes
/// English, also to the command line. A message that is not listed in FileWords.cpp stays English.
[[nodiscard]] QString fileWords(const std::string& english);
/// Returns an error in a replay: "Line 3: expected a deck for each player, found none." The words of the notation are
/// the same in every language.
[[nodiscard]] QString fileWords(const NotationError& error);

}  // namespace duelogue
