#pragma once

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/app/StagedTable.h"

/// Positions of Tribute as the window shows them.
namespace duelogue {

[[nodiscard]] inline StagedTable tributeTable(const QString& position, const QStringList& moves = {}) {
    return StagedTable::checked("game tribute\n" + position, moves, {"Anna", "Ben"}, "tribute");
}

inline const char* const bothSides = R"(
turn 3 main
player 1
  hand      Celtic Guardian, Ookazi
  field     Battle Ox, Mystical Elf (defending), Trap Hole (face-down), Yami
  deck      Witty Phantom x10
player 2
  field     Feral Imp, Man-Eater Bug (face-down), Waboku (face-down), Sogen
  deck      Witty Phantom x10
)";

inline const char* const atBattle = R"(
turn 3 battle
player 1
  field     Battle Ox
  deck      Witty Phantom x10
player 2
  field     Feral Imp, Waboku (face-down)
  deck      Witty Phantom x10
)";

}  // namespace duelogue
