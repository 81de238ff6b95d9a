#include "app/games/arcana/CombatForecast.h"

#include <algorithm>

#include "match/arcana/Table.h"
#include "match/arcana/combat/Combat.h"
#include "match/arcana/combat/DeclareAttackers.h"
#include "match/arcana/combat/DeclareBlockers.h"

namespace duelogue::arcana {

namespace {

/// Returns the pending question if it has this kind; otherwise nullptr.
template <class Body>
const Communication* pending(const ReadableMatch& match) {
    const Communication* const asking = match.pendingQuestion();
    return asking != nullptr && asking->is<Body>() ? asking : nullptr;
}

}  // namespace

std::vector<CardId> CombatForecast::attackers() const {
    const Communication* const declaring = pending<DeclareAttackers>(m_match);
    if (declaring == nullptr) return attackersOf(m_match);
    std::vector<CardId> chosen;
    for (const Subject attacker : m_match.list(*declaring)) chosen.push_back(attacker.card());
    return chosen;
}

std::vector<CardId> CombatForecast::blockers(CardId attacker) const {
    const Communication* const declaring = pending<DeclareBlockers>(m_match);
    if (declaring == nullptr) return blockersOf(m_match, attacker);
    const auto pairs = m_match.list(*declaring);
    std::vector<CardId> chosen;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs[i + 1] == Subject(attacker)) chosen.push_back(pairs[i].card());
    }
    return chosen;
}

/// Returns the number of damage steps in which the attacker will still deal damage. A player who is asked in a damage
/// step is asked after its damage.
int CombatForecast::strikesLeft(const Card& attacker) const {
    const Step now = step(m_match.state());
    const bool isDouble = has(attacker, Trait::DoubleStrike);
    if (now < Step::FirstDamage) return isDouble ? 2 : 1;
    const bool isSecond = isDouble || value(attacker, CardValue::StruckFirst) == 0;
    return now == Step::FirstDamage && isSecond ? 1 : 0;
}

/// Returns the attacker's damage in one step that its blockers do not absorb (rule 702.19b for trample).
int CombatForecast::damagePast(CardId attacker) const {
    const MatchState& state = m_match.state();
    const Card& card = state.card(attacker);
    const std::vector<CardId> blocking = blockers(attacker);
    const int all = std::max(0, power(card));
    if (blocking.empty() && !has(card, Flag::Blocked)) return all;
    if (!has(card, Trait::Trample)) return 0;
    int absorbed = 0;
    for (const CardId blocker : blocking) absorbed += lethalDamage(state, attacker, blocker);
    return std::max(0, all - absorbed);
}

int CombatForecast::damageToPlayer() const {
    int damage = 0;
    for (const CardId attacker : attackers())
        damage += strikesLeft(m_match.state().card(attacker)) * damagePast(attacker);
    return damage;
}

}  // namespace duelogue::arcana
