#pragma once

#include <QByteArray>

#include "app/match/saved/Autosave.h"

namespace duelogue {

/// The version of the format, raised at every incompatible change.
constexpr int keptVersion = 4;

/// A saved match as text. The first line is a JSON object with the start of the match and, if known, its identity. Each
/// reply is a further line, an array of numbers: player, word, subject, second and number, followed by 1 if a person
/// chose it. A line ["clock", ...] is the time that is left to each seat, in milliseconds; the last one counts. The
/// line ["over"] ends the match. New replies are therefore appended, and a text that breaks off within a line is valid
/// without that line.
[[nodiscard]] QByteArray keptHead(const Game& game, const SavedMatch& match);
/// Returns the replies from this index on, and the end.
[[nodiscard]] QByteArray keptTail(const SavedMatch& match, std::size_t from);

/// Returns true if the match has ended.
[[nodiscard]] bool isKeptOver(const QByteArray& text);
/// Returns true if the match is part of a series.
[[nodiscard]] bool isKeptOfSeries(const QByteArray& text);
/// Reads a match, or returns the reason why it can't continue. `path` appears in the error message for a damaged text.
[[nodiscard]] FoundMatch readKept(const QByteArray& text, const QString& path);

}  // namespace duelogue
