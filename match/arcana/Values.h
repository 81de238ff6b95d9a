#pragma once

#include <cstdint>

#include "match/arcana/text/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/state/NumberAccess.h"

/// The places of Arcana's numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::arcana {

/// Index into Player::values.
enum class Value : std::uint8_t {
    Life,                    ///< the same slot as PlayerValue::Life
    Mana,                    ///< mana pool: Mana is colorless, Mana + i is resource i (W U B R G)
    LandsPlayed = Mana + 6,  ///< lands played this turn
    DrewFromEmpty,           ///< 1: tried to draw from an empty library
    Mulligans,               ///< the number of mulligans taken
    Lost,                    ///< 1: an effect made this player lose
};
inline constexpr std::size_t manaKinds = 6;

/// Index into Card::values; zero when a card enters a zone.
enum class CardValue : std::uint8_t {
    Damage,        ///< damage marked this turn
    Blocks,        ///< for a blocker: the id of the attacker, plus one
    Deathtouched,  ///< 1: was dealt damage by a deathtouch source since the last check of state-based actions
    StruckFirst,   ///< 1: had first or double strike when this combat's first damage step began (rule 510.4)
};

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,     ///< 1: the turn-based actions of the step are done
    Passes,    ///< the number of passes in succession
    Priority,  ///< the player who has priority
    Attacked,  ///< 1: attackers were declared in this combat
    Unquiet,   ///< 1: something happened in this cleanup step (rule 514.3a)
    Active,    ///< derived: bit p, player p controls an activated ability that is not a mana ability
    TurnOf,    ///< in an extra turn: the player of the last regular turn, plus one; else 0
};

/// Index into Globals::settings.
enum class Option : std::uint8_t {
    StartingLife,
    StartingHand,
    HandLimit,
    Mulligan,  ///< a MulliganKind
    FirstPlayer,
};

/// The kinds of mulligan: a new hand instead of a bad one.
enum class MulliganKind : std::uint8_t {
    London,     ///< rule 103.5: a full hand, from which a card is put back for each mulligan
    FirstFree,  ///< rule 103.5d: as London, but the first mulligan costs no card
    Paris,      ///< the earlier rule: a hand with a card fewer for each mulligan
    None,
    Count
};

[[nodiscard]] constexpr NumberOf numberOf(Value /*which*/) { return NumberOf::Player; }
[[nodiscard]] constexpr NumberOf numberOf(CardValue /*which*/) { return NumberOf::Card; }
[[nodiscard]] constexpr NumberOf numberOf(Global /*which*/) { return NumberOf::Match; }
[[nodiscard]] constexpr NumberOf numberOf(Option /*which*/) { return NumberOf::Setting; }
[[nodiscard]] constexpr NumberOf numberOf(Figure /*which*/) { return NumberOf::Figure; }

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

/// The purposes of Arcana's questions, after those of the core.
inline constexpr auto forMulligan = static_cast<Purpose>(Purpose::Count);
inline constexpr auto forHandSize = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);

/// Arcana's own replies, after those of the core.
enum class Word : std::uint8_t {
    Play = static_cast<std::uint8_t>(ReplyWord::Count),  ///< play `subject`, a card in the hand
    Activate,                                            ///< activate ability `number` of `subject`
    Tap,                                                 ///< tap `subject` for mana
    Pay,                                                 ///< pay from the mana pool
    PayAuto,                                             ///< let the match tap lands and pay
    Attack,                                              ///< attack with `subject`
    Block,                                               ///< `subject` blocks `second`
};

}  // namespace duelogue::arcana
