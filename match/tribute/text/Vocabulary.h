#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Tribute and their numbers. Each enumeration has the order of its list in vocabulary().
namespace duelogue::tribute {

enum class Trait : std::uint8_t {
    Monster,
    Spell,
    Trap,
    Normal,
    Flip,
    Effect,
    Equip,       ///< a spell that stays on its first target
    Continuous,  ///< a spell or trap that stays on the field
    Field,       ///< a spell that stays, in the field space
    Quick,       ///< a spell of spell speed 2
    Counter,     ///< a trap of spell speed 3
    Light,
    Dark,
    Earth,
    Water,
    Fire,
    Wind,
    Divine,
    SetCard,  ///< a face-down spell or trap
    Swift,    ///< usable in the damage step until damage calculation
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }

enum class Flag : std::uint8_t {
    FaceDown,
    Defending,  ///< a monster in defense position
    Attacked,   ///< a monster that has attacked this turn
    Settled,    ///< a monster whose player can't change its position again this turn
    Fresh,      ///< set this turn
    Active,     ///< a spell or trap in use; it goes to the graveyard after the chain unless it stays
    Doomed,     ///< a monster that has lost a battle and is destroyed when the battle ends
    Late,       ///< came face-up in this end phase, after its beginning
    Count
};
[[nodiscard]] constexpr std::uint32_t bit(Flag flag) { return std::uint32_t{1} << static_cast<unsigned>(flag); }

/// Slots of Characteristics::figures.
enum class Figure : std::uint8_t { Level, Attack, Defense };

/// Index into Player::values.
enum class PlayerValue : std::uint8_t { Life, Count };

enum class Zone : std::uint8_t { Deck, Hand, Field, Graveyard, Count };
[[nodiscard]] constexpr std::uint8_t index(Zone zone) { return static_cast<std::uint8_t>(zone); }

enum class Verb : std::uint8_t {
    // effects of cards
    SpecialSummon = static_cast<std::uint8_t>(CoreVerb::Count),  ///< monsters enter a player's side
    Destroy,                                                     ///< cards on the field go to their owners' graveyards
    Flip,                                                        ///< cards on the field are turned face-up
    SwitchPosition,
    Tribute,      ///< monsters are tributed
    Damage,       ///< players lose life points
    Change,       ///< monsters change attack and defense for a duration
    TakeControl,  ///< a player controls monsters for a duration
    SummonAgain,  ///< a player may summon or set another monster now
    Lend,         ///< monsters must be used for a player's tributes, for a duration
    NoBattle,     ///< a player skips the battle phase, for a duration
    // events of the rules; cards only trigger on them, replace or prevent them
    Summon,         ///< a monster is summoned by an effect
    OwnSummon,      ///< a monster is normal or flip summoned; the detail says which
    Set,            ///< a card is set
    Activate,       ///< a card or an effect of it joins the chain
    Attack,         ///< a monster attacks a monster, VerbBody::onto(), or a player
    BattleDamage,   ///< damage by battle
    BattleDestroy,  ///< monsters are destroyed by battle
    Fought,       ///< damage calculation of an attack is over; the subject is the attacker, VerbBody::onto() its target
    PhaseBegins,  ///< of a player's turn
    // static effects
    Changes,   ///< cards change attack and defense
    Holds,     ///< monsters are turned to defense position and stay in it
    Shields,   ///< cards can't be targeted
    Reverses,  ///< changes of attack and defense are reversed in sign
    MayCall,   ///< once a turn a player may special summon one of some cards, outside a chain
    Count
};

/// Verbs of the rules, which cards cannot name; see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< of `player`
    EnterPhase,                                          ///< the phase is `detail`
    EndTurn,                                             ///< ends the effects of the turn
    UseSummon,                                           ///< a player has used the normal summon of the turn
    MarkAttack,                                          ///< sets Flag::Attacked
    Settle,                                              ///< sets Flag::Settled
    PutIntoUse,                                          ///< turns a used card face-up on the field: Flag::Active
    Establish,                                           ///< keeps a used card on the field permanently
    PutAway,                                             ///< cards without a host go to their owners' graveyards
    HoldDown,                                            ///< turns monsters to defense position and keeps them in it
    CloseWindow,                                         ///< all responses to the event have been made
    NoteStep,                                            ///< the progress of a battle: `amount` is a BattleStep
    Doom,                                                ///< sets Flag::Doomed
    NoteCall,   ///< a card has allowed a special summon this turn: CardValue::Called
    NoteEmpty,  ///< a player could not draw from an empty deck
    GiveBack,   ///< lent monsters return to their lenders
    Count
};

/// Index into Vocabulary::details: parts of a turn, then kinds of summons.
enum class Detail : std::uint8_t {
    SetUp,
    Draw,
    Standby,
    Main,
    Battle,
    SecondMain,
    End,
    Normal,
    FlipSummon,
    Special,
    Count
};

enum class Duration : std::uint8_t { ThisTurn, UntilEndPhase, TheMatch, Count };

enum class Fact : std::uint8_t {
    YourTurn,
    YourMain,      ///< it is a main phase of your turn
    BeforeBattle,  ///< it is the first main phase of your turn
    Fallen,        ///< a monster was sent from your side of the field to your own graveyard this turn
    RivalsBattle,  ///< it is the battle phase of another player's turn
    AllTargets,    ///< all targets are still there
    StillSuch,     ///< the target still matches the description of the event
    Count
};

/// Returns Tribute's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();
[[nodiscard]] std::vector<VerbWord> verbWords();
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::tribute
