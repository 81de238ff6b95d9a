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
            {"analyzed", match.analyzed},
            {"analysed", match.analyzed}};
}

const std::vector<JsonKey>& matchKeys() {
    static const std::vector<JsonKey> keys{
        {"id", "Unique id"},
        {"game", "Game"},
        {"name", "Name given by you; may be empty"},
        {"players", "Players, by seat"},
        {"players.name", "Name"},
        {"players.kind", "person, or the level of the computer player"},
        {"players.deck", "Deck; may be empty"},
        {"over", "true if the match has ended"},
        {"winners", "Winners, from 1"},
        {"seriesOf", "Length of the series (best of N); 1 for a single match"},
        {"seriesWins", "Earlier wins in the series, by seat; empty in the first match"},
        {"turns", "Number of turns"},
        {"replies", "Number of replies"},
        {"begun", "Start time in UTC, or null"},
        {"ended", "Time in UTC when the match ended or was left, or null"},
        {"origin", "Id of the match that this one branched off from, or null"},
        {"originAt", "Number of replies before the branch"},
        {"analyzed", "true if an analysis is saved"},
        {"analysed", "The same, under its name in earlier versions"},
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
    return who.join(" vs. ");
}

QString resultWords(const ArchivedMatch& match) {
    if (!match.over) return "unfinished";
    QStringList names;
    for (const int winner : match.winners) names += nameOf(match, winner);
    if (names.isEmpty()) return "a draw";
    return names.join(" and ") + (names.size() == 1 ? " wins" : " win");
}

std::optional<ArchivedMatch> findMatch(Arguments& arguments, const std::string& word, const std::string& what) {
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
    arguments.setProblem(matches.empty()  ? "No " + what + " \"" + word + "\": there are no saved matches."
                         : !found.empty() ? "Several ids start with \"" + word + "\"."
                                          : "No " + what + " \"" + word +
                                                "\". Use \"last\", a number from \"duelogue matches list\", or an id.");
    return std::nullopt;
}

}  // namespace duelogue
