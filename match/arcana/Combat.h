#pragma once

#include <vector>

#include "match/loop/Match.h"

/// Who may fight whom, and who does.
namespace duelogue::arcana {

/// Whether the creature may be declared as an attacker (rule 508.1).
[[nodiscard]] bool canAttack(const Match& match, CardId id);
/// Whether the creature may block that attacker, as far as the two of them go (rule 509.1).
[[nodiscard]] bool canBlock(const Match& match, CardId blockerId, CardId attackerId);
/// The creatures that attack now.
[[nodiscard]] std::vector<CardId> attackersOf(const Match& match);
/// The creatures that block that attacker now, as they lie on the battlefield.
[[nodiscard]] std::vector<CardId> blockersOf(const Match& match, CardId attacker);
/// Whether there is a creature that deals its damage in the first combat damage step (rule 510.4).
[[nodiscard]] bool anyFirstStrike(const Match& match);
/// The first combat damage step begins: settles for both steps who deals damage in this one (CardValue::StruckFirst).
void settleFirstStrikers(MatchState& state);

}  // namespace duelogue::arcana
