#include "app/match/saved/ArchiveWriter.h"

#include <QCryptographicHash>
#include <vector>

#include "app/library/files/Database.h"
#include "app/match/saved/ArchiveText.h"
#include "app/match/saved/MatchText.h"
#include "app/match/saved/SavedMatchText.h"
#include "match/loop/Match.h"

namespace duelogue {

namespace {

/// The result of a match after its replies.
struct Standing {
    QString winners;
    int turns = 0;
};

Standing standingOf(const Game& played, const SavedMatch& kept) {
    const Match match = playedOut(played, kept);
    const Globals& globals = match.state().globals;
    std::vector<std::int64_t> winners;
    for (int p = 0; p < globals.playerCount; ++p) {
        if (globals.over != 0 && ((globals.winners >> p) & 1) != 0) winners.push_back(p);
    }
    return {numbersText(winners), globals.turn};
}

}  // namespace

QString digestOf(const Game& played, const SavedMatch& match) {
    const QByteArray journal = keptHead(played, match) + keptTail(match, 0);
    return QString::fromLatin1(QCryptographicHash::hash(journal, QCryptographicHash::Md5).toHex());
}

bool writeToArchive(const QString& statement, const QVariantList& values) {
    Database database(Database::Opening::MakeIt);
    if (database.run(statement, values)) return true;
    if (!database.wasSetAside()) return false;
    Database anew(Database::Opening::MakeIt);
    return anew.run(statement, values);
}

bool putIntoArchive(const Game& played, const SavedMatch& kept, const QString& id, const QString& digest, Whence whence,
                    std::int64_t ended) {
    SavedMatch named = kept;
    named.identity.id = id;
    const Standing standing = standingOf(played, kept);
    const std::string replay = writeMatch(played, named, {}, ended);
    return writeToArchive(
        "INSERT INTO matches (id, game, name, seats, over, winners, turns, replies, begun, ended, text, choices, "
        "journal, origin, origin_at, analysis, imported, series) "
        "VALUES (?, ?, '', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET seats = excluded.seats, over = excluded.over, winners = excluded.winners, "
        "turns = excluded.turns, replies = excluded.replies, ended = excluded.ended, text = excluded.text, "
        "choices = excluded.choices, journal = excluded.journal, analysis = ''",
        {id, kept.config.game, seatsText(kept.config.seats), kept.over, standing.winners, standing.turns,
         static_cast<qint64>(kept.replies.size()), static_cast<qint64>(kept.identity.begun), static_cast<qint64>(ended),
         QString::fromStdString(replay), numbersText({kept.choices.begin(), kept.choices.end()}), digest,
         kept.identity.origin.isNull() ? QString("") : kept.identity.origin, kept.identity.originAt,
         whence == Whence::Elsewhere, seriesText(kept.config.series)});
}

}  // namespace duelogue
