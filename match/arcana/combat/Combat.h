#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"

/// Legal attacks and blocks, and the creatures in combat.
namespace duelogue::arcana {

/// Returns the reason why a card can't be declared as an attacker (rule 508.1); None if it can.
[[nodiscard]] Refusal whyNotAttack(const ReadableMatch& match, CardId id);
[[nodiscard]] inline bool canAttack(const ReadableMatch& match, CardId id) {
    return whyNotAttack(match, id) == MessageId::None;
}
/// Returns the reason why a card can't block that attacker, other blocks aside (rule 509.1); None if it can.
[[nodiscard]] Refusal whyNotBlock(const ReadableMatch& match, CardId blockerId, CardId attackerId);
[[nodiscard]] inline bool canBlock(const ReadableMatch& match, CardId blockerId, CardId attackerId) {
    return whyNotBlock(match, blockerId, attackerId) == MessageId::None;
}
/// Returns the attacking creatures.
[[nodiscard]] std::vector<CardId> attackersOf(const ReadableMatch& match);
/// Returns the creatures that block that attacker, in the order of the battlefield.
[[nodiscard]] std::vector<CardId> blockersOf(const ReadableMatch& match, CardId attacker);
/// Returns the damage that is lethal for a blocker of that attacker: its toughness less its damage, at least 0. For an
/// attacker with deathtouch, 1 is enough (rules 702.19b, 702.2c).
[[nodiscard]] int lethalDamage(const MatchState& state, CardId attacker, CardId blocker);
/// Returns true if a creature deals its damage in the first combat damage step (rule 510.4).
[[nodiscard]] bool anyFirstStrike(const ReadableMatch& match);
/// Records at the first combat damage step which creatures deal damage in it (CardValue::StruckFirst). The second step
/// also depends on this.
void settleFirstStrikers(MatchState& state);

}  // namespace duelogue::arcana
