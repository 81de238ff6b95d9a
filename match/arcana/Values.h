#pragma once

#include <cstdint>

#include "match/arcana/text/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"

/// Where Arcana keeps its numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::arcana {

/// Index into Player::values.
enum class Value : std::uint8_t {
    Life,                    ///< as PlayerValue::Life
    Mana,                    ///< mana pool: Mana is "any kind" (colourless), Mana + i is resource i (W U B R G)
    LandsPlayed = Mana + 6,  ///< this turn
    DrewFromEmpty,           ///< 1: had to draw from an empty library
    Mulligans,               ///< how many hands have been sent back
    Lost,                    ///< 1: an effect said that this player loses
};
inline constexpr std::size_t manaKinds = 6;

/// Index into Card::values; zero when a card comes into a zone.
enum class CardValue : std::uint8_t {
    Damage,        ///< marked this turn
    Blocks,        ///< for a blocker: the id of the attacker, plus one
    Deathtouched,  ///< 1: damaged by a source with deathtouch since state-based actions were last checked
    StruckFirst,   ///< 1: had first or double strike as this combat's first damage step began (rule 510.4)
};

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,     ///< 1: the turn-based actions of the step are done
    Passes,    ///< how many players have passed in succession
    Priority,  ///< the player who has priority
    Attacked,  ///< 1: attackers were declared in this combat
    Unquiet,   ///< 1: something has happened in this cleanup step by itself (rule 514.3a)
    Active,    ///< derived: bit p, player p controls something whose abilities can be activated, but for mana
    TurnOf,    ///< in an extra turn: whose turn was the last of the usual ones, plus one; else 0
};

/// Arcana's own kinds of communication.
enum class ArcanaKind : std::uint8_t {
    Mulligans = static_cast<std::uint8_t>(CoreKind::Count),
    TurnActions,
    Priority,
    PlayCard,
    ActivateAbility,
    PayMana,
    TapForMana,
    PayNow,
    PayForMe,
    DeclareAttackers,
    DeclareBlockers,
    DealCombatDamage,
    CheckState,
    ResolveItem,
    UnlessPays,
};
[[nodiscard]] constexpr KindId id(ArcanaKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

/// What Arcana's own questions are for, after the core's purposes.
inline constexpr auto forMulligan = static_cast<Purpose>(Purpose::Count);
inline constexpr auto forHandSize = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);

/// Arcana's own replies, after the core's.
enum class Word : std::uint8_t {
    Play = static_cast<std::uint8_t>(ReplyWord::Count),  ///< `subject`, a card in hand
    Activate,                                            ///< `subject`'s ability number `number`
    Tap,                                                 ///< `subject` for mana
    Pay,                                                 ///< what is in the pool
    PayAuto,                                             ///< the match taps for it
    Attack,                                              ///< `subject`
    Block,                                               ///< `subject` blocks `second`
};

}  // namespace duelogue::arcana
