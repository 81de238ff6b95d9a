#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace duelogue {

// What can be read in a window, and what of it has stayed English in another language.

/// All that is seen, and all that is read out, each once.
[[nodiscard]] QStringList wordsOn(const QQuickWindow& window);
/// Of what can be read in German on the screen that says this in English: what is the same there, or has English words
/// in it. Names of cards, decks, games and people are the same in every language, and so are words whose translation is
/// the word itself.
[[nodiscard]] QStringList leftInEnglish(const QStringList& german, const QStringList& english);

}  // namespace duelogue
