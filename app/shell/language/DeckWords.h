#pragma once

#include <QString>
#include <string>

namespace duelogue {

/// Returns a message about an illegal deck, or about an unreadable one, in the current language. The folders that
/// create these messages do not use Qt and write English. In the translations ("DeckWords"), numbers and quoted values
/// are %1, %2 and so on, in their order. A message that is not listed stays English. The messages are listed in
/// DeckWords.cpp and, for a game, in its folder.
[[nodiscard]] QString deckWords(const std::string& english);

}  // namespace duelogue
