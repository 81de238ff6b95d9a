#include "app/session/MatchResults.h"

#include <QHash>
#include <QSqlQuery>
#include <QVariant>

#include "app/files/Database.h"
#include "app/session/MatchShelf.h"
#include "app/session/ShelfText.h"

namespace duelogue {

namespace {

/// Many matches have the same text there: each is read once.
template <class Value>
const Value& once(QHash<QString, Value>& known, const QString& text, Value (*read)(const QString&)) {
    const auto found = known.constFind(text);
    return found != known.constEnd() ? *found : *known.insert(text, read(text));
}

}  // namespace

std::vector<MatchResult> matchResults() {
    waitForPutAway();
    std::vector<MatchResult> results;
    QHash<QString, std::vector<MatchWish::Seat>> seats;
    QHash<QString, std::vector<int>> winners;
    Database database(Database::Opening::IfThere);
    (void)database.run(
        "SELECT id, game, seats, over, winners, turns, ended, origin <> '', imported FROM matches "
        "ORDER BY ended, begun, id",
        {}, [&](const QSqlQuery& row) {
            results.push_back({row.value(0).toString(), row.value(1).toString(),
                               once(seats, row.value(2).toString(), &seatsOf), row.value(3).toBool(),
                               once(winners, row.value(4).toString(), &winnersOf), row.value(5).toInt(),
                               row.value(6).toLongLong(), row.value(7).toBool(), row.value(8).toBool()});
        });
    return results;
}

}  // namespace duelogue
