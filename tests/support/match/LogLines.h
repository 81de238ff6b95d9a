#pragma once

#include <QString>
#include <QStringList>
#include <QTest>
#include <array>

#include "match/notation/MatchLog.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

/// Returns the log of moves from a position, as the first player, Ann, reads it. Moves are separated as in "1 pass|2
/// pass".
[[nodiscard]] inline QStringList linesOf(const Rulebook& rulebook, const char* from, const QString& moves) {
    ScenarioRunner runner(rulebook);
    const auto read = readScenarios(from);
    if (runner.setUp(std::get<std::vector<Scenario>>(read).front())) return {"no position"};
    MatchLog book;
    runner.setObserver(&book);
    for (const QString& move : moves.split('|')) {
        if (const auto wrong = runner.play({1, move.toStdString()}, move.endsWith("1 pay")))
            return {QString::fromStdString(wrong->message())};
    }
    const auto nameCard = [&](const MatchLog::Named* card) { return openName(rulebook.pool(), card); };
    constexpr std::array names{"Ann", "Ben", "Cleo", "Dan"};
    const auto namePlayer = [&](PlayerId player) { return std::string(names[player.value]); };
    QStringList told;
    for (const MatchLog::Line& line : book.lines())
        told += QString::fromStdString(readLine(line, PlayerId(0), nameCard, namePlayer));
    return told;
}

/// Columns and rows of a log test. The data function creates one and calls it for each row, with the lines `told` by
/// the log and the expected ones.
class LogRows {
public:
    LogRows() {
        QTest::addColumn<QStringList>("told");
        QTest::addColumn<QStringList>("lines");
    }
    void operator()(const char* row, const QStringList& told, const QStringList& expected) const {
        QTest::newRow(row) << told << expected;
    }
};

}  // namespace duelogue
