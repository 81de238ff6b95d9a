#include "app/cli/output/MatchJson.h"

#include <QDateTime>
#include <QJsonArray>

namespace duelogue {

namespace {

QJsonValue timeJson(std::int64_t seconds) {
    if (seconds == 0) return {};
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(Qt::ISODate);
}

QJsonArray playersJson(const ArchivedMatch& match) {
    QJsonArray players;
    for (const MatchConfig::Seat& seat : match.seats)
        players.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}, {"deck", seat.deck}});
    return players;
}

QString nameOf(const ArchivedMatch& match, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    return at < match.seats.size() ? match.seats[at].name : QString::number(seat + 1);
}

}  // namespace

QJsonObject matchJson(const ArchivedMatch& match) {
    QJsonArray winners;
    for (const int winner : match.winners) winners.append(winner + 1);
    QJsonArray wins;
    for (const int number : match.series.wins) wins.append(number);
    return {{"id", match.id},
            {"game", match.game},
            {"name", match.name},
            {"players", playersJson(match)},
            {"over", match.over},
            {"winners", winners},
            {"seriesOf", match.series.of},
            {"seriesWins", wins},
            {"turns", match.turns},
            {"replies", match.replies},
            {"begun", timeJson(match.begun)},
            {"ended", timeJson(match.ended)},
            {"origin", match.origin.isEmpty() ? QJsonValue() : QJsonValue(match.origin)},
            {"originAt", match.originAt},
            {"analysed", match.analysed}};
}

const std::vector<JsonKey>& matchKeys() {
    static const std::vector<JsonKey> keys{
        {"id", "what tells it from all others"},
        {"game", "the game"},
        {"name", "what you have called it; may be empty"},
        {"players", "a list of who played, by seat"},
        {"players.name", "the name"},
        {"players.kind", "person, or who of the computers"},
        {"players.deck", "the deck; may be empty"},
        {"over", "whether it has ended"},
        {"winners", "a list of who has won, from 1"},
        {"seriesOf", "of so many matches whoever wins more than half wins; 1: it is a match by itself"},
        {"seriesWins", "a list of what each had won before, by seat; empty in the first match"},
        {"turns", "how many turns it had"},
        {"replies", "how many questions were answered"},
        {"begun", "when it began, in UTC, or null"},
        {"ended", "when it ended or was left, in UTC, or null"},
        {"origin", "the id of the match that it branched off from, or null"},
        {"originAt", "after how many of that match's replies"},
        {"analysed", "whether its analysis is kept"},
    };
    return keys;
}

QString timeWords(std::int64_t seconds) {
    if (seconds == 0) return {};
    return QDateTime::fromSecsSinceEpoch(seconds).toString("yyyy-MM-dd HH:mm");
}

QString playersWords(const ArchivedMatch& match) {
    QStringList who;
    for (const MatchConfig::Seat& seat : match.seats) who += QString("%1 (%2)").arg(seat.name, seat.kind);
    return who.join(" against ");
}

QString resultWords(const ArchivedMatch& match) {
    if (!match.over) return "unfinished";
    QStringList names;
    for (const int winner : match.winners) names += nameOf(match, winner);
    if (names.isEmpty()) return "a draw";
    return names.join(" and ") + (names.size() == 1 ? " wins" : " win");
}

std::optional<ArchivedMatch> findMatch(Arguments& arguments, const std::string& word) {
    constexpr qsizetype fewest = 4;  // letters
    putAwayFiles();
    const std::vector<ArchivedMatch> matches = archivedMatches();
    const QString wanted = QString::fromStdString(word);
    bool isNumber = false;
    const auto number = static_cast<std::size_t>(wanted.toUInt(&isNumber));
    if (wanted == "last" && !matches.empty()) return matches.front();
    if (isNumber && wanted.size() < fewest && number >= 1 && number <= matches.size()) return matches[number - 1];
    std::vector<ArchivedMatch> found;
    for (const ArchivedMatch& match : matches) {
        if (match.id == wanted) return match;
        if (wanted.size() >= fewest && match.id.startsWith(wanted)) found.push_back(match);
    }
    if (found.size() == 1) return found.front();
    arguments.setProblem("found \"" + word + "\", expected a match: " +
                         (matches.empty()  ? "none is kept"
                          : !found.empty() ? "several begin like that"
                                           : "last, its number in \"duelogue matches list\", or its id"));
    return std::nullopt;
}

}  // namespace duelogue
