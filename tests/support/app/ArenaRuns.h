#pragma once

#include <sys/stat.h>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/app/CommandRun.h"

/// Runs of the arena, and their lines.
namespace duelogue {

/// Returns the lines of games without their times.
[[nodiscard]] inline QList<QJsonObject> gamesOf(const CommandRun& ran) {
    QList<QJsonObject> lines = ran.jsonLines();
    lines.removeIf([](const QJsonObject& line) { return line.contains("summary"); });
    for (QJsonObject& line : lines) line.remove("time");
    return lines;
}

[[nodiscard]] inline QJsonArray pairsOf(const CommandRun& ran) {
    return ran.jsonLines().constLast()["pairs"].toArray();
}

[[nodiscard]] inline QJsonObject pairOf(const CommandRun& ran) { return pairsOf(ran)[0].toObject(); }

[[nodiscard]] inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("can't write %s", qPrintable(path));
}

/// Returns a game of four players.
[[nodiscard]] inline ArenaGame someGameOfFour() {
    ArenaGame game;
    game.seed = 5;
    game.players = {"search:1000", "greedy", "greedy", "random"};
    game.seats = {3, 4, 1, 2};
    game.decks = {"aliens+ninjas", "pirates+robots", "wizards+zombies", "dinosaurs+tricksters"};
    game.parts = {4, 0, 4, 4};
    game.efforts.resize(4);
    game.efforts[0] = {2, 30'000};
    return game;
}

[[nodiscard]] inline ArenaGame someGame() {
    ArenaGame game;
    game.index = 7;
    game.seed = 12345678901234567890U;
    game.players = {"search:1000", "greedy"};
    game.seats = {2, 1};
    game.decks = {"ash-and-bone", "my \"own\".deck"};
    game.parts = {2, 0};
    game.turns = 20;
    game.decisions = 400;
    game.efforts = {PlayerStats{1.5, 40'000}, PlayerStats{0.25, std::nullopt}};
    game.problems = {"it hung"};
    return game;
}

}  // namespace duelogue
