#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace duelogue {

// Checks which words of a window are still English.

/// Returns every text that is visible or read by a screen reader, each once.
[[nodiscard]] QStringList wordsOn(const QQuickWindow& window);
/// Returns the texts of a German screen that are the same as on the English screen or contain English words. Names of
/// cards, decks, games and people are ignored, as are words whose translation is identical.
[[nodiscard]] QStringList leftInEnglish(const QStringList& german, const QStringList& english);

}  // namespace duelogue
