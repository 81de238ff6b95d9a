#pragma once

#include <QString>
#include <string>

#include "match/notation/Error.h"

namespace duelogue {

/// Why a file can't be read or written, in the language that is spoken. What finds it says it in English, to the
/// command line as well. What is not listed in FileWords.cpp stays English.
[[nodiscard]] QString fileWords(const std::string& english);
/// What in it is no match: "Line 3: expected a deck for each player, found none." The words of the notation itself are
/// the same in every language.
[[nodiscard]] QString fileWords(const NotationError& error);

}  // namespace duelogue
