#pragma once

#include <QString>
#include <QVariant>
#include <cstdint>

#include "app/match/saved/Autosave.h"

namespace duelogue {

/// Returns a hash of the start and the replies of a match.
[[nodiscard]] QString digestOf(const Game& played, const SavedMatch& match);

/// Runs a statement that writes. If the database is damaged, it is set aside and the statement runs on a new one.
/// Returns false on an error.
[[nodiscard]] bool writeToArchive(const QString& statement, const QVariantList& values);

/// The origin of a match.
enum class Whence { Here, Elsewhere };

/// Inserts a match or updates its row. An update keeps the name and clears the analysis, which no longer fits. `digest`
/// is digestOf() the match. Returns false on an error.
[[nodiscard]] bool putIntoArchive(const Game& played, const SavedMatch& kept, const QString& id, const QString& digest,
                                  Whence whence, std::int64_t ended);

}  // namespace duelogue
