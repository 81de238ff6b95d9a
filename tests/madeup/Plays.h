#pragma once

#include <QTest>
#include <algorithm>

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/madeup/Table.h"

/// Plays of the made-up game, for its tests.
namespace duelogue::madeup {

/// Plays a unit at a place and pays for it. Returns the next question.
[[nodiscard]] inline QString playAt(Table& table, const QString& unit, const QString& place) {
    (void)table.says(A, QStringLiteral("play ") + unit);
    (void)table.says(A, QStringLiteral("choose ") + place);
    return table.says(A, QStringLiteral("pay"));
}

/// Passes for the player who is asked.
inline void endTurn(Table& table) { (void)table.says(table.match().playerToAct(), QStringLiteral("pass")); }

/// Returns true if a communication of this kind is on the stack.
[[nodiscard]] inline bool isOutstanding(const Table& table, const QString& kind) {
    const auto& stack = table.match().state().communications;
    return std::any_of(stack.begin(), stack.end(), [&](const Communication& c) {
        return QString::fromStdString(table.match().rulebook().kinds()[c.kind].name) == kind;
    });
}

/// Plays Ridiculous Ruling up to the first bid of its trace, which A makes.
inline void playRuling(Table& table) {
    table.hand(A, {"Ridiculous Ruling"}).hand(B, {"Grunt", "Grunt"}).begin();
    QCOMPARE(table.plays(A, "Ridiculous Ruling"), QLatin1String("A bid Ridiculous Ruling"));
}

/// Plays Ridiculous Ruling through a successful trace. Returns the next question.
[[nodiscard]] inline QString succeed(Table& table) {
    playRuling(table);
    (void)table.says(A, "number 1");
    return table.says(B, "number 0");
}

}  // namespace duelogue::madeup
