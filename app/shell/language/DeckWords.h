#pragma once

#include <QString>
#include <string>

namespace duelogue {

/// What is wrong with a deck, or not understood of one, in the language that is spoken. The folders that find it have
/// no Qt and say it in English; in the lists of translations ("DeckWords") its numbers and what it quotes are %1, %2
/// and so on, in the order in which they come. What is not listed stays English. Sentences are listed in DeckWords.cpp,
/// those of a game in its folder.
[[nodiscard]] QString deckWords(const std::string& english);

}  // namespace duelogue
