#pragma once

#include <cstdint>

#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/state/NumberAccess.h"
#include "match/tribute/text/Vocabulary.h"

/// The places of Tribute's numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::tribute {

/// Index into Player::values; begins with the values of PlayerValue.
enum class Value : std::uint8_t {
    Life,
    Fallen,    ///< monsters sent this turn from the player's side of the field to the player's own graveyard
    Summoned,  ///< 1: the normal summon of the turn has been used
    Empty,     ///< 1: the player could not draw from an empty deck
    Ready,     ///< derived: cards on the field with which the player might respond
    Changes,   ///< the number of monsters that have entered or left the player's side of the field
};

/// Index into Card::values.
enum class CardValue : std::uint8_t {
    Space,   ///< on the field: the space in its row, from 1
    Lender,  ///< seat + 1 of the player to whom it returns in the end phase; 0: not lent
    Called,  ///< the turn in which the card allowed a special summon (Verb::MayCall)
    Held     ///< derived: 1: kept in defense position (Verb::Holds)
};

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,    ///< the number of completed once-only steps in this part of the turn
    Window,   ///< a Window, if an event outside a chain allows responses
    Step,     ///< a BattleStep
    Leaving,  ///< the next part of the turn (Detail), unless a player responds; 0: none
    Equips,   ///< derived: the number of face-up equips
};

/// The players who may respond to an event outside a chain. These are the opponent after a set, and both after a summon
/// or a change of position.
enum class Window : std::uint8_t { Closed, ToOthers, ToAll };

/// The value of Global::Begun in the battle phase when no attack can follow.
inline constexpr int inEndStep = 2;

/// The next step of the end phase, in Global::Begun.
enum class EndStep : std::uint8_t {
    Begins,      ///< abilities trigger on the beginning of the phase
    Responses,   ///< all may respond before lent monsters return; triggers wait
    Return,      ///< lent monsters return, except those kept for an effect
    Chain,       ///< waiting triggers, and responses
    LateBegins,  ///< abilities of cards that came later trigger on the beginning
    LateHeard,
    LastReturn,  ///< the remaining lent monsters return; then responses again
    HandLimit,
    Over
};

/// The progress of a battle.
enum class BattleStep : std::uint8_t {
    None,    ///< outside the damage step
    Before,  ///< in the damage step, before damage calculation
    After,   ///< in the damage step, after damage calculation
};

/// Index into Globals::settings.
enum class Option : std::uint8_t {
    Life,
    StartingHand,
    HandLimit,
    Spaces,
    AlwaysAsked,  ///< 1: players are asked in every response window, even without a legal response
    FirstPlayer,
    Count
};

[[nodiscard]] constexpr NumberOf numberOf(Value /*which*/) { return NumberOf::Player; }
[[nodiscard]] constexpr NumberOf numberOf(CardValue /*which*/) { return NumberOf::Card; }
[[nodiscard]] constexpr NumberOf numberOf(Global /*which*/) { return NumberOf::Match; }
[[nodiscard]] constexpr NumberOf numberOf(Option /*which*/) { return NumberOf::Setting; }
[[nodiscard]] constexpr NumberOf numberOf(Figure /*which*/) { return NumberOf::Figure; }

[[nodiscard]] inline Detail phase(const MatchState& state) { return static_cast<Detail>(state.globals.phase); }
[[nodiscard]] inline bool isMain(Detail phase) { return phase == Detail::Main || phase == Detail::SecondMain; }
[[nodiscard]] inline BattleStep battleStep(const MatchState& state) {
    return static_cast<BattleStep>(value(state, Global::Step));
}

/// Returns true if that is the next step of the end phase.
[[nodiscard]] inline bool isNext(const MatchState& state, EndStep step) {
    return phase(state) == Detail::End && value(state, Global::Begun) == static_cast<int>(step);
}

/// Numbers of Tribute's kinds.
enum class TributeKind : std::uint8_t {
    Act = static_cast<std::uint8_t>(CoreKind::Count),
    SummonOne,
    SetOne,
    ChangePosition,
    UseCard,
    Chain,
    Respond,
    ResolveLink,
    DeclareAttack,
    Battle,
    Replay,
    EndPhase,
    SummonNow,
    Call,
    Return,
    Count
};
[[nodiscard]] constexpr KindId id(TributeKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

enum class Word : std::uint8_t {
    Summon = static_cast<std::uint8_t>(ReplyWord::Count),  ///< summon a monster from the hand
    Set,                                                   ///< set a card from the hand
    Turn,    ///< change a monster's position; a set monster is flip summoned
    Use,     ///< use an effect of a card; the number is its place on the card
    Attack,  ///< attack a monster
    Strike,  ///< attack directly
    Battle,  ///< continue to the battle phase, or from it to the second main phase
    End,     ///< end the turn
    Call,    ///< special summon a monster allowed by a card
};

/// The purposes of Tribute's questions, after those of the core.
inline constexpr auto forTribute = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count));
inline constexpr auto forHandLimit = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);
inline constexpr auto forReturn = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 2);

}  // namespace duelogue::tribute
