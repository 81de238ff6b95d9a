#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Arcana and their numbers. Each enumeration has the order of its list in vocabulary().
namespace duelogue::arcana {

enum class Trait : std::uint8_t {
    Creature,
    Land,
    Sorcery,
    Instant,
    Artifact,
    Enchantment,
    Basic,
    Legendary,
    White,
    Blue,
    Black,
    Red,
    Green,
    Flying,
    Reach,
    Vigilance,
    Haste,
    Defender,
    FirstStrike,
    DoubleStrike,
    Trample,
    Deathtouch,
    Lifelink,
    Fear,
    Shroud,
    Hexproof,
    Indestructible,
    Menace,
    Flash,
    Plainswalk,
    Islandwalk,
    Swampwalk,
    Mountainwalk,
    Forestwalk,
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }

enum class Flag : std::uint8_t { Tapped, Attacking, Blocking, Blocked, Sick, Count };
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

enum class Figure : std::uint8_t { Power, Toughness };

enum class PlayerValue : std::uint8_t { Life };

enum class Zone : std::uint8_t { Library, Hand, Battlefield, Graveyard, Exile, Stack, Count };
[[nodiscard]] constexpr std::uint8_t index(Zone zone) { return static_cast<std::uint8_t>(zone); }

enum class Verb : std::uint8_t {
    // effects of cards and actions of players
    Damage = static_cast<std::uint8_t>(CoreVerb::Count),  ///< `subject` deals `amount` to `cards` (cards or players)
    Destroy,    ///< cards go to their owners' graveyards unless indestructible
    Sacrifice,  ///< cards go to their owners' graveyards; cannot be replaced by regeneration
    Tap,        ///< taps cards
    Untap,      ///< untaps cards
    Counter,    ///< cards on the stack go to their owners' graveyards
    Change,     ///< cards change power, toughness (amount, second) and gain keywords (traits) for a duration
    AddMana,    ///< adds `amount` of the resource `detail` (1: W ... 5: G, as in Cost) for a player
    ExtraTurn,  ///< a player takes an extra turn after this one
    LoseGame,   ///< a player loses the game
    // events of the rules; cards only trigger on them
    Attack,     ///< a creature is declared as an attacker
    Block,      ///< a creature is declared as a blocker
    Cast,       ///< a spell has been cast
    PlayLand,   ///< a land is played
    BeginStep,  ///< the step `detail` of a player's turn begins
    // Static abilities: facts that are true while the ability or continuous effect applies and its `condition` holds.
    // The first seven apply to `subject`; without one, to the card itself (This).
    CannotAttack,     ///< the card can't attack
    CannotBlock,      ///< the card can't block
    CannotBeBlocked,  ///< the card can't be blocked by `cards` (a filter); without a filter, by any creature
    BlocksOnly,       ///< the card can block only `cards`
    BlockedByAtMost,  ///< the card can't be blocked by more than `amount` creatures
    MustAttack,       ///< the card must attack if able, or must attack the named player
    MustBeBlocked,    ///< every creature able to block the card does so
    DoesNotUntap,     ///< cards stay tapped in their controller's untap step
    SkipsCombat,      ///< the player has no combat phases
    MoreLands,        ///< the player may play `amount` additional lands this turn
    Boost,            ///< cards have more power, toughness and keywords
    Count
};

/// Verbs of the rules, which cards cannot name; see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< of `player`
    EnterStep,                                           ///< `detail` is the step; ends the effects of the step before
    WearOff,                                             ///< removes damage and ends "until end of turn" effects
    SpendMana,                                           ///< spends `amount` mana of the kind `detail` of `player`
    DeclareBlock,                                        ///< the subject is the blocker, `second` the attacker's id
    SettleStrikers,  ///< records the creatures that deal damage in the first of two damage steps
    CountLand,       ///< counts a land that a player plays
    PutOnStack,      ///< puts a card that is being cast on the stack
    ClearStack,      ///< removes a card from the stack that could not move to its zone
    Heal,            ///< removes a creature's damage
    SendHandBack,    ///< counts a mulligan of a player
    Leave,           ///< players have lost
    LeaveCombat,     ///< removes a card from combat
    Count
};

/// Index into Vocabulary::details for verbs with a step.
enum class Step : std::uint8_t {
    Untap,
    Upkeep,
    Draw,
    Main,
    BeginCombat,
    DeclareAttackers,
    DeclareBlockers,
    FirstDamage,
    Damage,
    EndCombat,
    SecondMain,
    End,
    Cleanup,
    Count
};
/// The detail of Verb::Damage for combat damage; it follows the steps in Vocabulary::details.
inline constexpr auto combatDetail = static_cast<std::uint8_t>(Step::Count);

enum class Duration : std::uint8_t {
    EndOfTurn,         ///< until the cleanup step of this turn
    PlayersNextTurn,   ///< the whole next turn of the named player
    PlayersNextUntap,  ///< until the end of the named player's next untap step
    EndOfCombat,
    Forever,
    Count
};

/// Facts that a condition may ask for.
enum class Fact : std::uint8_t {
    YourTurn,          ///< it is your turn
    BeforeAttackers,   ///< it is your turn, before the declaration of attackers
    AttackedThisStep,  ///< it is the declare attackers step, and you are being attacked
    Count
};

/// Returns Arcana's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();

}  // namespace duelogue::arcana
