#pragma once

#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <array>

#include "app/library/files/Database.h"
#include "app/match/saved/MatchResults.h"

namespace duelogue {

/// Adds rows to the database of the archive, as if the matches had been played. They can be listed and counted. Their
/// text has `textLength` characters but contains no match.
inline void archiveRows(const std::vector<MatchResult>& matches, int textLength = 0) {
    const auto text = [](const QJsonArray& array) {
        return QString(QJsonDocument(array).toJson(QJsonDocument::Compact));
    };
    Database database(Database::Opening::MakeIt);
    QVERIFY(database.run("BEGIN"));
    for (const MatchResult& match : matches) {
        QJsonArray seats, winners;
        for (const MatchConfig::Seat& seat : match.seats)
            seats.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}, {"deck", seat.deck}});
        for (const int winner : match.winners) winners.append(winner);
        QVERIFY(database.run(
            "INSERT INTO matches VALUES (?, ?, '', ?, ?, ?, ?, 100, ?, ?, ?, '[]', '', ?, 0, '', 0, '')",
            {match.id, match.game, text(seats), match.over, text(winners), match.turns, qint64(match.ended - 900),
             qint64(match.ended), QString(textLength, 'x'), match.branch ? "another" : ""}));
    }
    QVERIFY(database.run("COMMIT"));
}

/// Returns eight months of matches of an improving player, with all games and levels. Some of them do not count in
/// statistics.
inline std::vector<MatchResult> eightMonths() {
    struct Play {
        const char* game = "";
        QStringList decks{};
        int seats = 2;
    };
    const Play plays[]{{"arcana", {"dawn-patrol", "ash-and-bone", "tidewood", "goblin-hour"}, 2},
                       {"basebreak", {"aliens+ninjas", "pirates+robots", "wizards+zombies"}, 4},
                       {"tribute", {"random"}, 2},
                       {"netrun", {"solid-ground", "night-shift"}, 2}};
    const QStringList kinds{"novice", "apprentice", "adept", "expert", "master"};
    std::vector<MatchResult> matches;
    constexpr int count = 90;
    for (int i = 0; i < count; ++i) {
        const Play& play = plays[std::array{0, 0, 1, 0, 2, 0, 3, 0, 1}[std::size_t(i % 9)]];
        MatchResult match;
        match.id = QString("month-%1").arg(i, 3, 10, QChar('0'));
        match.game = play.game;
        match.seats.push_back({"Anna", "person", play.decks[i * 7 % play.decks.size()]});
        const QString kind = kinds[std::min(4, (i * 5 / count + i % 3) * 4 / 6)];
        for (int seat = 1; seat < play.seats; ++seat)
            match.seats.push_back({QStringList{"Ben", "Cleo", "Dov"}[seat - 1], kind, "random"});
        match.over = i % 23 != 0;
        const bool won = (i * 37 % 100) < 35 + i / 3;
        if (match.over && i % 19 != 0) match.winners = {won ? 0 : 1};
        if (match.over && i % 31 == 5 && play.seats > 2) match.winners = {0, 2};
        match.turns = 6 + i * 13 % 29;
        match.ended = QDateTime(QDate(2026, 4, 3), QTime(20, 0)).addDays(i * 5 / 2 + i % 5).toSecsSinceEpoch();
        match.branch = i == 40;
        matches.push_back(match);
    }
    for (int i = 0; i < 5; ++i) {
        MatchResult match = matches[std::size_t(i)];
        match.id = QString("two-%1").arg(i);
        match.seats.resize(2);
        match.seats[1] = {"Ben", "person", "tidewood"};
        match.over = true;
        match.winners = {i % 3 == 0 ? 1 : 0};
        matches.push_back(match);
    }
    return matches;
}

}  // namespace duelogue
