#pragma once

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/app/StagedTable.h"

/// Positions of Netrun as the window shows them.
namespace duelogue {

[[nodiscard]] inline StagedTable netrunTable(const QString& position, const QStringList& moves = {}) {
    return StagedTable::checked("game netrun\n" + position, moves, {"Anna", "Ben"}, "netrun");
}

[[nodiscard]] inline QStringList buttonsOf(const TableState& table) {
    QStringList labels;
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.card < 0) labels << answer.label;
    }
    return labels;
}

[[nodiscard]] inline QString spaceBar(const TableState& table) {
    for (const TableAnswer& answer : table.question.answers) {
        if (answer.isDefault) return answer.label;
    }
    return {};
}

/// Returns a table in the Runner's turn: this ice protects HQ, and the Runner has these cards and credits.
[[nodiscard]] inline StagedTable encounter(const QString& ice, const QString& rig, int credits,
                                           const QStringList& moves = {}) {
    const QString position = QString(R"(
turn 2 action player 2
player 1
  play      Weyland Consortium: Building a Better World, %1
  credits   9
  deck      Hedge Fund x10
player 2
  play      Noise: Hacker Extraordinaire, %2
  credits   %3
  deck      Sure Gamble x10
)");
    return netrunTable(position.arg(ice, rig).arg(credits), QStringList{"2 run HQ"} + moves);
}

/// A position in the Corp's turn.
inline const char* const atCorp = R"(
turn 3 action player 1
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, Ice Wall (on HQ, rezzed), Enigma (on HQ), PAD Campaign (on Server 1)
  hand      Hedge Fund, Posted Bounty
  credits   7
  bad publicity 1
  deck      Hedge Fund x10
player 2
  play      Gabriel Santiago: Consummate Professional, Corroder, Desperado, Armitage Codebusting
  hand      Sure Gamble x2
  credits   3
  tags      2
  deck      Sure Gamble x10
)";

/// A position in the Runner's turn.
inline const char* const atRunner = R"(
turn 2 action player 2
table
  play      Server 1
player 1
  play      Weyland Consortium: Building a Better World, Enigma (on HQ, rezzed), Ice Wall (on HQ), PAD Campaign (on Server 1), Wall of Static (on Server 1, rezzed)
  hand      Private Security Force
  credits   1
  deck      Hedge Fund x10
player 2
  play      Gabriel Santiago: Consummate Professional, Corroder, Gordian Blade, Armitage Codebusting (credit 4)
  hand      Sure Gamble, Ninja
  credits   8
  deck      Sure Gamble x10
)";

}  // namespace duelogue
