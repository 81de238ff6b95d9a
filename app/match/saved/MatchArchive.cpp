#include "app/match/saved/MatchArchive.h"

#include <QDateTime>
#include <QSqlQuery>
#include <QThreadPool>
#include <QVariant>
#include <algorithm>

#include "app/library/files/Database.h"
#include "app/match/saved/ArchiveText.h"
#include "app/match/saved/ArchiveWriter.h"
#include "app/match/saved/SavedMatchText.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/notation/Journal.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Matches)

bool isThere(const QString& id, const QString& digest) {
    Database database(Database::Opening::IfThere);
    bool there = false;
    (void)database.run("SELECT 1 FROM matches WHERE id = ? AND journal = ?", {id, digest},
                       [&](const QSqlQuery&) { there = true; });
    return there;
}

/// Returns true if the archived match has at least this number of replies.
bool isThereAtLength(const QString& id, std::size_t replies) {
    Database database(Database::Opening::IfThere);
    bool there = false;
    (void)database.run("SELECT 1 FROM matches WHERE id = ? AND replies >= ?", {id, static_cast<qint64>(replies)},
                       [&](const QSqlQuery&) { there = true; });
    return there;
}

// -------------------------------------------------------------------------------------------------- in another thread

/// Returns the single worker thread, in which tasks run in order.
QThreadPool& worker() {
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    return pool;
}

constexpr const char* columns =
    "id, game, name, seats, over, winners, turns, replies, begun, ended, origin, origin_at, analysis <> '', series";

ArchivedMatch rowOf(const QSqlQuery& row) {
    ArchivedMatch match;
    int at = 0;
    const auto next = [&] { return row.value(at++); };
    match.id = next().toString();
    match.game = next().toString();
    match.name = next().toString();
    match.seats = seatsOf(next().toString());
    match.over = next().toBool();
    match.winners = winnersOf(next().toString());
    match.turns = next().toInt();
    match.replies = next().toInt();
    match.begun = next().toLongLong();
    match.ended = next().toLongLong();
    match.origin = next().toString();
    match.originAt = next().toInt();
    match.analyzed = next().toBool();
    match.series = seriesOf(next().toString());
    return match;
}

}  // namespace

bool isPlayed(const SavedMatch& match) {
    return std::ranges::any_of(match.config.seats, &MatchConfig::Seat::isPerson) ? !match.choices.empty()
                                                                                 : !match.replies.empty();
}

bool putAway(const SavedMatch& match, std::int64_t ended) {
    const Game* const played = game(match.config.game.toStdString());
    if (played == nullptr) return false;
    const QString id = idOf(*played, match);
    // A row written under earlier rules can hold more replies than today's rules allow.
    if (match.former && isThereAtLength(id, match.replies.size())) return true;
    const QString digest = digestOf(*played, match);
    return isThere(id, digest) || putIntoArchive(*played, match, id, digest, Whence::Here, ended);
}

void putAwaySoon(const SavedMatch& match) {
    const std::int64_t now = QDateTime::currentSecsSinceEpoch();
    worker().start([match, now] { (void)putAway(match, now); });
}

/// Archives a match that can't continue as far as it can be watched. A damaged file stays where it is; Autosave::find()
/// reports it to the person.
void putAwayFiles() {
    for (SavedFile& file : keptFiles()) {
        worker().start([file = std::move(file)] {
            const FoundMatch found = readKept(file.text, file.path);
            const SavedMatch* const match = watchable(found);
            if (match != nullptr && isPlayed(*match)) (void)putAway(*match, file.changed);
        });
    }
}

void waitForPutAway() { worker().waitForDone(); }

std::vector<ArchivedMatch> archivedMatches() {
    waitForPutAway();
    std::vector<ArchivedMatch> matches;
    Database database(Database::Opening::IfThere);
    (void)database.run(QString("SELECT %1 FROM matches ORDER BY ended DESC, begun DESC, id").arg(columns), {},
                       [&](const QSqlQuery& row) { matches.push_back(rowOf(row)); });
    return matches;
}

std::optional<ArchivedMatch> archivedMatch(const QString& id) {
    waitForPutAway();
    std::optional<ArchivedMatch> match;
    Database database(Database::Opening::IfThere);
    (void)database.run(QString("SELECT %1 FROM matches WHERE id = ?").arg(columns), {id},
                       [&](const QSqlQuery& row) { match = rowOf(row); });
    return match;
}

std::optional<std::string> textOfMatch(const QString& id) {
    waitForPutAway();
    std::optional<std::string> found;
    QString name;
    Database database(Database::Opening::IfThere);
    (void)database.run("SELECT text, name FROM matches WHERE id = ?", {id}, [&](const QSqlQuery& row) {
        found = row.value(0).toString().toStdString();
        name = row.value(1).toString();
    });
    // The person can change the name, so the saved text does not contain it.
    if (found && !name.isEmpty()) {
        const std::size_t end = found->find('\n');
        found->insert(end == std::string::npos ? found->size() : end + 1,
                      "name        " + name.simplified().toStdString() + "\n");
    }
    return found;
}

MatchReading takeDown(const QString& id) {
    const auto found = textOfMatch(id);
    if (!found) return tr("This match no longer exists.");
    MatchReading reading = readMatch(*found);
    auto* const read = std::get_if<ReadMatch>(&reading);
    if (read == nullptr) return reading;
    read->match.identity.id = id;
    // Only the archive of this computer may name the commands of external players.
    if (const auto archived = archivedMatch(id); archived && archived->seats.size() == read->match.config.seats.size())
        read->match.config.seats = archived->seats;
    Database database(Database::Opening::IfThere);
    (void)database.run("SELECT choices FROM matches WHERE id = ?", {id}, [&](const QSqlQuery& row) {
        for (const std::int64_t place : numbersOf(row.value(0).toString())) {
            const auto choice = static_cast<std::size_t>(place);
            if (choice < read->match.replies.size()) read->match.choices.push_back(choice);
        }
    });
    return reading;
}

bool nameMatch(const QString& id, const QString& name) {
    waitForPutAway();
    Database database(Database::Opening::IfThere);
    const QString given = name.simplified();
    return database.run("UPDATE matches SET name = ? WHERE id = ?", {given.isEmpty() ? QString("") : given, id});
}

std::optional<ForgottenMatch> forgetMatch(const QString& id) {
    waitForPutAway();
    std::optional<ForgottenMatch> forgotten;
    {
        Database database(Database::Opening::IfThere);
        (void)database.run(
            "DELETE FROM matches WHERE id = ? RETURNING id, game, name, seats, over, winners, turns, replies, begun, "
            "ended, text, choices, journal, origin, origin_at, analysis, imported, series",
            {id}, [&](const QSqlQuery& row) {
                forgotten.emplace();
                for (int column = 0; !row.value(column).isNull(); ++column) forgotten->row.push_back(row.value(column));
            });
    }
    if (forgotten) dropKept(id);
    return forgotten;
}

bool bringBack(const ForgottenMatch& match) {
    return writeToArchive("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                          QVariantList(match.row.begin(), match.row.end()));
}

QByteArray analysisOf(const QString& id) {
    waitForPutAway();
    QByteArray analysis;
    Database database(Database::Opening::IfThere);
    (void)database.run("SELECT analysis FROM matches WHERE id = ?", {id},
                       [&](const QSqlQuery& row) { analysis = row.value(0).toString().toUtf8(); });
    return analysis;
}

bool keepAnalysis(const QString& id, const QByteArray& analysis) {
    waitForPutAway();
    Database database(Database::Opening::IfThere);
    return database.run("UPDATE matches SET analysis = ? WHERE id = ?", {QString::fromUtf8(analysis), id});
}

}  // namespace duelogue
