#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Arcana and their numbers. The order of each enumeration is the order of the list in vocabulary().
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

enum class Verb : std::uint8_t {
    // what players and cards do
    Damage = static_cast<std::uint8_t>(CoreVerb::Count),  ///< `subject` deals `amount` to `cards` (cards or players)
    Destroy,    ///< cards go to their owners' graveyards unless indestructible
    Sacrifice,  ///< cards go to their owners' graveyards; cannot be replaced by regeneration
    Tap,        ///< cards
    Untap,      ///< cards
    Counter,    ///< cards on the stack leave it for their owners' graveyards
    Change,     ///< cards get power, toughness (amount, second) and keywords (traits) for a duration
    AddMana,    ///< player gets amount of the resource `detail` (1: W ... 5: G, as in Cost)
    ExtraTurn,  ///< player takes another turn after this one
    LoseGame,   ///< player loses
    // what the rules do; cards only trigger on them
    Attack,     ///< a creature is declared as an attacker
    Block,      ///< a creature is declared as a blocker
    Cast,       ///< a spell has been cast
    PlayLand,   ///< a land is played
    BeginStep,  ///< the step `detail` of a player's turn begins
    // statements: what is true while a static ability works or a floating effect lasts, with `condition`: only while
    // it holds. The first seven speak of `subject`, which is This where none is given.
    CannotAttack,     ///< the card
    CannotBlock,      ///< the card
    CannotBeBlocked,  ///< the card, by `cards` (a filter); by nothing at all where none is given
    BlocksOnly,       ///< the card can block only `cards`
    BlockedByAtMost,  ///< the card, by `amount` creatures
    MustAttack,       ///< the card, if able; where a player is named: that player
    MustBeBlocked,    ///< every creature able to block the card does so
    DoesNotUntap,     ///< cards stay tapped in their controller's untap step
    SkipsCombat,      ///< the player has no combat phases
    MoreLands,        ///< the player may play `amount` more lands in the turn
    Boost,            ///< cards get power and toughness, and keywords, as long as it lasts
    Count
};

/// What the rules do besides, of which cards have no word: see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< player's
    EnterStep,                                           ///< `detail`: the step; what ends with the step before does
    WearOff,                                             ///< damage, and effects "until end of turn"
    SpendMana,                                           ///< player, `amount` of the kind `detail`
    DeclareBlock,                                        ///< a creature, `second`: the attacker's id
    SettleStrikers,                                      ///< who deals damage in the first of two damage steps
    CountLand,                                           ///< a player plays a land
    PutOnStack,                                          ///< a card that is being cast
    ClearStack,                                          ///< a card that could not be put where it belongs
    Heal,                                                ///< a creature's damage is removed
    SendHandBack,                                        ///< a player counts a mulligan
    Leave,                                               ///< players have lost
    LeaveCombat,                                         ///< a card neither attacks nor blocks any more
    Count
};

/// Index into Vocabulary::details where a verb speaks of a step.
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
/// The detail of VerbBody::Damage that is dealt by combat: it stands behind the steps in Vocabulary::details.
inline constexpr auto combatDetail = static_cast<std::uint8_t>(Step::Count);

enum class Duration : std::uint8_t {
    EndOfTurn,         ///< until the cleanup step of this turn
    PlayersNextTurn,   ///< from the beginning to the end of the next turn of the player named
    PlayersNextUntap,  ///< until the next untap step of the player named is over
    EndOfCombat,
    Forever,
    Count
};

/// Facts that a condition may ask for.
enum class Fact : std::uint8_t {
    YourTurn,          ///< it is your turn
    BeforeAttackers,   ///< your turn, and attackers have not been declared yet
    AttackedThisStep,  ///< it is the declare attackers step and you have been attacked in it
    Count
};

/// Arcana's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();

}  // namespace duelogue::arcana
