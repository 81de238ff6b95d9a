#include "app/match/saved/MatchResults.h"

#include <QHash>
#include <QSqlQuery>
#include <QVariant>

#include "app/library/files/Database.h"
#include "app/match/saved/ArchiveText.h"
#include "app/match/saved/MatchArchive.h"

namespace duelogue {

namespace {

/// Returns the parsed text, and parses each distinct text only once. Comparing bytes avoids converting every text to a
/// QString.
template <class Value>
const QList<Value>& once(QHash<QByteArray, QList<Value>>& known, const QByteArray& text,
                         std::vector<Value> (*read)(const QString&)) {
    const auto found = known.constFind(text);
    if (found != known.constEnd()) return *found;
    const std::vector<Value> values = read(QString::fromUtf8(text));
    return *known.insert(text, QList<Value>(values.begin(), values.end()));
}

}  // namespace

std::vector<MatchResult> matchResults() {
    waitForPutAway();
    std::vector<MatchResult> results;
    QHash<QByteArray, QList<MatchConfig::Seat>> seats;
    QHash<QByteArray, QList<int>> winners;
    Database database(Database::Opening::IfThere);
    (void)database.run(
        "SELECT id, game, CAST(seats AS BLOB), over, CAST(winners AS BLOB), turns, ended, origin <> '', imported "
        "FROM matches ORDER BY ended, begun, id",
        {}, [&](const QSqlQuery& row) {
            results.push_back({row.value(0).toString(), row.value(1).toString(),
                               once(seats, row.value(2).toByteArray(), &seatsOf), row.value(3).toBool(),
                               once(winners, row.value(4).toByteArray(), &winnersOf), row.value(5).toInt(),
                               row.value(6).toLongLong(), row.value(7).toBool(), row.value(8).toBool()});
        });
    return results;
}

}  // namespace duelogue
