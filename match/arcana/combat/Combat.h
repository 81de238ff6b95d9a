#pragma once

#include <vector>

#include "match/loop/Match.h"

/// Who may fight whom, and who does.
namespace duelogue::arcana {

/// What keeps a card from being declared as an attacker (rule 508.1); None: nothing.
[[nodiscard]] Refusal whyNotAttack(const Match& match, CardId id);
[[nodiscard]] inline bool canAttack(const Match& match, CardId id) {
    return whyNotAttack(match, id) == MessageId::None;
}
/// What keeps a card from blocking that attacker, as far as the two of them go (rule 509.1); None: nothing.
[[nodiscard]] Refusal whyNotBlock(const Match& match, CardId blockerId, CardId attackerId);
[[nodiscard]] inline bool canBlock(const Match& match, CardId blockerId, CardId attackerId) {
    return whyNotBlock(match, blockerId, attackerId) == MessageId::None;
}
/// The creatures that attack now.
[[nodiscard]] std::vector<CardId> attackersOf(const Match& match);
/// The creatures that block that attacker now, as they lie on the battlefield.
[[nodiscard]] std::vector<CardId> blockersOf(const Match& match, CardId attacker);
/// Whether there is a creature that deals its damage in the first combat damage step (rule 510.4).
[[nodiscard]] bool anyFirstStrike(const Match& match);
/// The first combat damage step begins: settles for both steps who deals damage in this one (CardValue::StruckFirst).
void settleFirstStrikers(MatchState& state);

}  // namespace duelogue::arcana
