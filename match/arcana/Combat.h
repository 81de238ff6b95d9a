#pragma once

#include <string_view>
#include <vector>

#include "match/Kind.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// Whether the creature may be declared as an attacker (rule 508.1).
[[nodiscard]] bool canAttack(const Match& match, CardId id);
/// Whether the creature may block that attacker, as far as the two of them go (rule 509.1).
[[nodiscard]] bool canBlock(const Match& match, CardId blockerId, CardId attackerId);
/// The creatures that attack now.
[[nodiscard]] std::vector<CardId> attackersOf(const Match& match);
/// The creatures that block that attacker now, in the order in which they were declared.
[[nodiscard]] std::vector<CardId> blockersOf(const Match& match, CardId attacker);
/// Whether there is a creature that deals its damage in the first combat damage step (rule 510.4).
[[nodiscard]] bool anyFirstStrike(const Match& match);

/// Asks for the attackers, one after the other; its list holds those declared so far. "Done" is legal once every
/// creature that must attack if able does (rule 508.1d).
struct DeclareAttackers {
    static constexpr KindId kind = id(ArcanaKind::DeclareAttackers);
    static constexpr std::string_view name = "attackers";

    PlayerId player;

    static void options(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DeclareAttackers::player>("player")}; }
};

/// Asks for the blockers, one after the other; its list holds pairs of a blocker and the attacker that it blocks.
/// "Done" is legal once every requirement to block that can be met is (rule 509.1c).
struct DeclareBlockers {
    static constexpr KindId kind = id(ArcanaKind::DeclareBlockers);
    static constexpr std::string_view name = "blockers";

    PlayerId player;

    static void options(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DeclareBlockers::player>("player")}; }
};

/// Combat damage (rule 510): every attacker's controller divides its damage among what blocks it, then all of it is
/// dealt. Its list holds what is to be dealt: source, subject and amount, three entries each.
struct DealCombatDamage {
    static constexpr KindId kind = id(ArcanaKind::DealCombatDamage);
    static constexpr std::string_view name = "combat damage";
    enum class Step : std::uint8_t { Begin, Assigned, Dealt };

    std::uint8_t first = 0;     ///< 1: the step for first strike
    std::uint8_t attacker = 0;  ///< the place of the attacker whose damage is being assigned
    std::uint8_t blocker = 0;   ///< the place of the blocker that is being asked for
    std::uint8_t dealt = 0;     ///< how many entries have been dealt
    std::int16_t left = 0;      ///< of the attacker's damage

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DealCombatDamage::first>("first")}; }
};

}  // namespace duelogue::arcana
