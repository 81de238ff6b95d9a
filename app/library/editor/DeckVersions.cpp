#include "app/library/editor/DeckVersions.h"

#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "app/library/files/Database.h"
#include "cards/data/CardPool.h"

namespace duelogue {

bool recordVersion(const Game& game, const std::string& id) {
    Database database(Database::Opening::IfThere);
    if (!database.isOpen()) return false;
    // A single statement, so that two programs never record the same number.
    return database.run(
        "INSERT INTO deck_versions (game, id, number, made, text) "
        "SELECT d.game, d.id, "
        "(SELECT COALESCE(MAX(number), 0) + 1 FROM deck_versions v WHERE v.game = d.game AND v.id = d.id), "
        "strftime('%s', 'now'), d.text FROM decks d WHERE d.game = ? AND d.id = ? AND d.text IS NOT "
        "(SELECT text FROM deck_versions v WHERE v.game = d.game AND v.id = d.id ORDER BY number DESC LIMIT 1)",
        {QString::fromStdString(game.id()), QString::fromStdString(id)});
}

std::vector<DeckVersion> versionsOf(const Game& game, const std::string& id) {
    std::vector<DeckVersion> versions;
    Database database(Database::Opening::IfThere);
    const auto add = [&](const QSqlQuery& row) {
        versions.push_back({row.value(0).toInt(), QDateTime::fromSecsSinceEpoch(row.value(1).toLongLong()),
                            readPlainDeck(game.pool(), id, row.value(2).toString().toStdString()).deck});
    };
    (void)database.run("SELECT number, made, text FROM deck_versions WHERE game = ? AND id = ? ORDER BY number DESC",
                       {QString::fromStdString(game.id()), QString::fromStdString(id)}, add);
    return versions;
}

}  // namespace duelogue
