#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// What has triggered on damage that was dealt at once and on the life lost by it, from that place on: an ability that
/// speaks of what is dealt damage or loses life triggers once for each of these, whatever dealt it, and one that speaks
/// of what deals it once for each of those; the amount is all of it (rule 603.2c).
void joinDamage(Match& match, std::size_t first);

/// Combat damage (rule 510): every attacker's controller divides its damage among what blocks it, then all of it is
/// dealt. Its list holds what is to be dealt: source, subject and amount, three entries each.
struct DealCombatDamage {
    static constexpr KindId kind = id(ArcanaKind::DealCombatDamage);
    static constexpr std::string_view name = "combat damage";
    enum class Step : std::uint8_t { Begin, Assigned, Dealt };

    std::uint8_t first = 0;  ///< 1: the step for first strike
    std::uint8_t unused = 0;
    std::uint16_t attacker = 0;  ///< the place of the attacker whose damage is being assigned
    std::uint16_t blocker = 0;   ///< the place of the blocker that is being asked for
    std::uint16_t dealt = 0;     ///< how many entries have been dealt
    std::int16_t left = 0;       ///< of the attacker's damage

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DealCombatDamage::first>("first")}; }
};

}  // namespace duelogue::arcana
