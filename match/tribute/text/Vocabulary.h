#pragma once

#include <cstdint>

#include "cards/data/Vocabulary.h"
#include "match/effects/verbs/CoreVerbs.h"

/// The words of Tribute and their numbers. The order of each enumeration is the order of the list in vocabulary().
namespace duelogue::tribute {

enum class Trait : std::uint8_t {
    Monster,
    Spell,
    Trap,
    Normal,
    Flip,
    Effect,
    Equip,       ///< a spell that stays: it is put on its first target
    Continuous,  ///< a spell or trap that stays
    Field,       ///< a spell that stays, in a space of its own
    Quick,       ///< a spell of the second speed
    Counter,     ///< a trap of the third speed
    Light,
    Dark,
    Earth,
    Water,
    Fire,
    Wind,
    Divine,
    SetCard,  ///< a spell or trap that lies face-down
    Swift,    ///< it may be used in the damage step, until damage is worked out
    Count
};
[[nodiscard]] constexpr Traits bit(Trait trait) { return Traits{1} << static_cast<unsigned>(trait); }

enum class Flag : std::uint8_t {
    FaceDown,
    Defending,  ///< a monster in defense position, turned sideways
    Attacked,   ///< a monster that has attacked this turn
    Settled,    ///< a monster whose position can't be changed by its player any more this turn
    Fresh,      ///< set this turn
    Active,     ///< a spell or trap that is being used: it goes once the chain is done, if it does not stay
    Doomed,     ///< a monster that has lost a battle and is destroyed as the battle ends
    Late,       ///< has come to lie face-up in this end phase, after that had begun
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
    // what cards do
    SpecialSummon = static_cast<std::uint8_t>(CoreVerb::Count),  ///< monsters come to a player's side
    Destroy,                                                     ///< cards on the field go to their owners' graveyards
    Flip,                                                        ///< cards on the field are turned face-up
    SwitchPosition,
    Tribute,      ///< monsters are given up
    Damage,       ///< players lose life points
    Change,       ///< monsters get attack and defense for a time
    TakeControl,  ///< monsters go to a player's side for a time
    SummonAgain,  ///< a player may summon or set a monster once more, now
    Lend,         ///< monsters have to be used for the tributes of a player, for a time
    NoBattle,     ///< a player has no battle phase, for a time
    // what the rules do; cards only hear of it, or meet it
    Summon,         ///< a monster is summoned by an effect
    OwnSummon,      ///< a monster is normal or flip summoned: Detail says which
    Set,            ///< a card is put onto the field face-down
    Activate,       ///< a card or an effect of it joins the chain
    Attack,         ///< a monster attacks another one, VerbBody::onto(), or a player
    BattleDamage,   ///< damage by battle
    BattleDestroy,  ///< monsters are destroyed by battle
    Fought,         ///< the damage of an attack has been worked out: of the attacker, onto what it attacked
    PhaseBegins,    ///< of a player's turn
    // statements
    Changes,   ///< cards have more or less attack and defense
    Holds,     ///< monsters are turned to defense and can't change that
    Shields,   ///< cards can't be targeted
    Reverses,  ///< what would be added to attack and defense is taken away, and the other way round
    MayCall,   ///< once a turn a player may special summon one of some cards, without a chain
    Count
};

/// What the rules do besides, of which cards have no word: see executeSilently().
enum class Rule : std::uint8_t {
    BeginTurn = static_cast<std::uint8_t>(Verb::Count),  ///< player's
    EnterPhase,                                          ///< `detail`
    EndTurn,                                             ///< what lasts so long ends
    UseSummon,                                           ///< a player has used the summon of the turn
    MarkAttack,                                          ///< Flag::Attacked
    Settle,                                              ///< Flag::Settled
    PutIntoUse,   ///< a card that is used lies face-up on the field: Flag::Active
    Establish,    ///< a card that stays has been used: it is there for good
    PutAway,      ///< cards that nothing holds go to their owners' graveyards
    HoldDown,     ///< monsters are turned to defense position, and held there
    CloseWindow,  ///< all have responded who wanted to
    NoteStep,     ///< how far a battle is: `amount`, a BattleStep
    Doom,         ///< Flag::Doomed
    NoteCall,     ///< a card has been used for a special summon this turn: CardValue::Called
    NoteEmpty,    ///< a player should have drawn from an empty deck
    GiveBack,     ///< monsters go back to who lent them
    Count
};

/// Index into Vocabulary::details: parts of a turn, then ways of summoning.
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
    Fallen,        ///< a monster has gone from your side of the field to your own graveyard this turn
    RivalsBattle,  ///< it is the battle phase of another player's turn
    AllTargets,    ///< none of the targets has gone
    StillSuch,     ///< the target is still what the event was about
    Count
};

/// Tribute's vocabulary: the core's verbs, then its own.
[[nodiscard]] Vocabulary vocabulary();
[[nodiscard]] std::vector<VerbWord> verbWords();
[[nodiscard]] std::vector<EventWord> eventWords();

}  // namespace duelogue::tribute
