#pragma once

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "match/loop/ReadableMatch.h"
#include "tests/support/app/StagedTable.h"

/// Positions of Basebreak as the window shows them.
namespace duelogue {

/// Returns a table of three players with two bases.
[[nodiscard]] inline StagedTable basebreakTable(const QString& position, const QStringList& moves = {}) {
    return StagedTable::checked("game basebreak\n" + position, moves, {"Anna", "Ben", "Cleo"}, "basebreak");
}

[[nodiscard]] inline const TableAnswer* answerOn(const TableState& table, const QString& name) {
    const TableCard* card = cardNamed(table, name);
    if (card == nullptr) return nullptr;
    const auto found = std::ranges::find(table.question.answers, card->id, &TableAnswer::card);
    return found == table.question.answers.end() ? nullptr : &*found;
}

inline const char* const twoBases = R"(
table
  play      The Grey Opal, Cave of Shinies
player 1
  hand      Invader, Howl
  discard pile Tenacious Z
  play      War Raptor (on The Grey Opal), King Rex (on Cave of Shinies)
  deck      Howl x10
player 2
  play      Zapbot (on The Grey Opal), Poison (on War Raptor)
  deck      Zapbot x10
player 3
  deck      Zapbot x10
)";

}  // namespace duelogue
