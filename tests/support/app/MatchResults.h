#pragma once

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QtTest>
#include <cmath>
#include <ctime>

#include "app/library/matches/Statistics.h"

/// Made-up results of matches.
namespace duelogue {

/// The seat of the user.
inline constexpr int me = 0;

/// Returns a match that ended in turn 9, of a person with Dawn Patrol against players of these kinds.
[[nodiscard]] inline MatchResult result(const QStringList& others, QList<int> winners,
                                        std::int64_t ended = 1'700'000'000) {
    static int number = 0;
    MatchResult match;
    match.id = QString("m%1").arg(++number);
    match.game = "arcana";
    match.seats.push_back({"Anna", "person", "dawn-patrol"});
    for (const QString& kind : others) match.seats.push_back({"Ben", kind, "ash-and-bone"});
    match.over = true;
    match.winners = std::move(winners);
    match.turns = 9;
    match.ended = ended;
    return match;
}

[[nodiscard]] inline Statistics of(const std::vector<MatchResult>& matches, const QString& game = {}) {
    return statisticsOf(matches, game);
}

[[nodiscard]] inline bool isCloseTo(std::optional<double> found, double wanted, double by = 1) {
    return found && std::abs(*found - wanted) <= by;
}

/// Returns a time of the user's time zone, in seconds since 1970.
[[nodiscard]] inline std::int64_t at(int year, int month, int day, int hour = 12) {
    return QDateTime(QDate(year, month, day), QTime(hour, 0)).toSecsSinceEpoch();
}

}  // namespace duelogue
