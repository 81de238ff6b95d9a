#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue::arcana {

/// The rest of the current combat, if the players only complete the pending declaration. Abilities that change damage
/// do not count.
class CombatForecast {
public:
    /// The match must outlive this object.
    explicit CombatForecast(const ReadableMatch& match) : m_match(match) {}

    /// Returns the damage that the attackers will deal to the defending player. Attackers and blocks chosen so far in a
    /// pending declaration count.
    [[nodiscard]] int damageToPlayer() const;

private:
    const ReadableMatch& m_match;

    [[nodiscard]] std::vector<CardId> attackers() const;
    [[nodiscard]] std::vector<CardId> blockers(CardId attacker) const;
    [[nodiscard]] int strikesLeft(const Card& attacker) const;
    [[nodiscard]] int damagePast(CardId attacker) const;
};

}  // namespace duelogue::arcana
