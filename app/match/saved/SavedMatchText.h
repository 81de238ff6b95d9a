#pragma once

#include <QByteArray>

#include "app/match/saved/Autosave.h"

namespace duelogue {

/// A kept match as text. The first line says how it began, as an object of JSON, and which match it is where that is
/// known; then every reply is a line, an array of numbers: player, word, subject, second and number, and a 1 behind
/// them where a person chose it by hand. The line ["over"] ends it. So a match that goes on is a text with something
/// appended, and one that was broken off in the middle of a line is a whole one without that line.
[[nodiscard]] QByteArray keptHead(const Game& game, const SavedMatch& match);
/// The replies from this place on, and the end.
[[nodiscard]] QByteArray keptTail(const SavedMatch& match, std::size_t from);

/// Whether the match has ended.
[[nodiscard]] bool isKeptOver(const QByteArray& text);
/// Whether others belong to it.
[[nodiscard]] bool isKeptOfSeries(const QByteArray& text);
/// The match; else why it can't go on. `path` is named to the person where the text is damaged.
[[nodiscard]] FoundMatch readKept(const QByteArray& text, const QString& path);

}  // namespace duelogue
