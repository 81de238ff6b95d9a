#pragma once

#include <cstdint>

#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/state/MatchState.h"
#include "match/tribute/text/Vocabulary.h"

/// Where Tribute keeps its numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::tribute {

/// Index into Player::values: PlayerValue first.
enum class Value : std::uint8_t {
    Life,
    Fallen,    ///< monsters that have gone from the player's side of the field to the own graveyard this turn
    Summoned,  ///< 1: the summon that a turn allows has been used
    Empty,     ///< 1: should have drawn from an empty deck
    Ready,     ///< derived: cards on the field with which the player might respond
    Changes,   ///< counts monsters that come to the player's side of the field or go
};

/// Index into Card::values.
enum class CardValue : std::uint8_t {
    Space,   ///< on the field: which space of its row it takes, from 1
    Lender,  ///< seat + 1 of who gets it back in the end phase; 0: nobody
    Called,  ///< the turn in which a monster was summoned by its leave (VerbBody::MayCall)
    Held     ///< derived: 1: a monster that something keeps in defense position (VerbBody::Holds)
};

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,    ///< how much of what happens once in this part of the turn has happened
    Window,   ///< something was done outside a chain, and players may respond: a Window
    Step,     ///< BattleStep
    Leaving,  ///< the part of the turn (Detail) that comes next, if nobody responds; 0: none
    Equips,   ///< derived: how many equips lie face-up
};

/// Who may respond to what was done: a summon or a change of position, or a card that was set.
enum class Window : std::uint8_t { Closed, ToOthers, ToAll };

/// Global::Begun in the battle phase once no attack follows any more.
inline constexpr int inEndStep = 2;

/// Global::Begun in the end phase: what comes next in it.
enum class EndStep : std::uint8_t {
    Begins,      ///< what happens as it begins triggers
    Responses,   ///< before what was lent goes back all may respond: what has triggered waits
    Return,      ///< what was lent goes back, but for what is kept for its effect
    Chain,       ///< what has triggered, and responses
    LateBegins,  ///< what has come to the field meanwhile triggers as well
    LateHeard,
    LastReturn,  ///< the rest of what was lent; then responses again
    HandLimit,
    Over
};

/// How far a battle is.
enum class BattleStep : std::uint8_t {
    None,    ///< no damage step
    Before,  ///< in the damage step, before damage is worked out
    After,   ///< after that
};

/// Index into Globals::settings.
enum class Option : std::uint8_t {
    Life,
    StartingHand,
    HandLimit,
    Spaces,
    AlwaysAsked,  ///< 1: at each time to respond players are asked, even who has nothing to respond with
    Count
};

[[nodiscard]] inline std::int16_t& value(MatchState& state, Global which) {
    return state.globals.values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline int value(const MatchState& state, Global which) {
    return state.globals.values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline std::int16_t& value(MatchState& state, PlayerId player, Value which) {
    return state.player(player).values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline int value(const MatchState& state, PlayerId player, Value which) {
    return state.player(player).values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline std::int16_t& value(Card& card, CardValue which) {
    return card.values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline int value(const Card& card, CardValue which) {
    return card.values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline int option(const MatchState& state, Option which) {
    return state.globals.settings[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline Detail phase(const MatchState& state) { return static_cast<Detail>(state.globals.phase); }
[[nodiscard]] inline bool isMain(Detail phase) { return phase == Detail::Main || phase == Detail::SecondMain; }
[[nodiscard]] inline bool has(const Card& card, Trait trait) { return (card.current.traits & bit(trait)) != 0; }
[[nodiscard]] inline bool has(const Card& card, Flag flag) { return (card.current.flags & bit(flag)) != 0; }
[[nodiscard]] inline bool isIn(const Card& card, Zone zone) { return card.zone == index(zone); }
[[nodiscard]] inline int figure(const Card& card, Figure which) {
    return card.current.figures[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline BattleStep battleStep(const MatchState& state) {
    return static_cast<BattleStep>(value(state, Global::Step));
}

/// Whether that is what comes next in the end phase.
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
    Summon = static_cast<std::uint8_t>(ReplyWord::Count),  ///< a monster in the hand
    Set,                                                   ///< a card in the hand, face-down
    Turn,    ///< a monster on the field to its other position; a set one is flip summoned by it
    Use,     ///< an effect of a card: its place on the card
    Attack,  ///< with a monster, another one
    Strike,  ///< with a monster, the other player
    Battle,  ///< on to the battle phase; from there to the second main phase
    End,     ///< the turn
    Call,    ///< a monster, by the leave of a card
};

/// What Tribute's questions are for, beside the core's purposes.
inline constexpr auto forTribute = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count));
inline constexpr auto forHandLimit = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);
inline constexpr auto forReturn = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 2);

}  // namespace duelogue::tribute
