#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// Merges the triggers from index `first` on that simultaneous damage, and the loss of life from it, has caused (rule
/// 603.2c). An ability about the recipient triggers once for each recipient. An ability about the source triggers once
/// for each source. The amount of a merged trigger is the total.
void joinDamage(HandlerContext& match, std::size_t first);

/// Combat damage (rule 510). The controller of each attacker divides its damage among its blockers; then all damage is
/// dealt. The list holds the assigned damage in entries of three: source, subject and amount.
struct DealCombatDamage {
    static constexpr KindId kind = id(ArcanaKind::DealCombatDamage);
    static constexpr std::string_view name = "combat damage";
    enum class Step : std::uint8_t { Begin, Assigned, Dealt };

    std::uint8_t first = 0;  ///< 1: the first-strike step
    std::uint8_t unused = 0;
    std::uint16_t attacker = 0;  ///< the index of the attacker whose damage is being assigned
    std::uint16_t blocker = 0;   ///< the index of the blocker in question
    std::uint16_t dealt = 0;     ///< the number of entries that have been dealt
    std::int16_t left = 0;       ///< the attacker's damage not yet assigned

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DealCombatDamage::first>("first")}; }
};

}  // namespace duelogue::arcana
