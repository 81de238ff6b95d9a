#pragma once

#include <cstdint>

#include "cards/data/CardPool.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/netrun/text/Vocabulary.h"
#include "match/state/NumberAccess.h"

/// The places of Netrun's numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::netrun {

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,        ///< the number of completed once-only events in this part of the turn
    Trace,        ///< the margin by which the last trace succeeded; 0: it failed
    Turn,         ///< bits of TurnEvent: what happened in this turn
    LastRun,      ///< bits of TurnEvent: what happened in the Runner's last turn
    LentCredits,  ///< the credits left that bad publicity gives for this run
    MoreAccess,   ///< additional cards in the breach under way
    Bids,         ///< 1: in the last secret bids the players spent different amounts
    Success,      ///< 1: the last run was successful
};

/// Index into Card::values, after the counters.
enum class CardValue : std::uint8_t {
    Remembered = static_cast<std::uint8_t>(Counter::Count),  ///< id + 1 of the card that this one remembers; 0: none
    Place,  ///< tells a card at a server from every other card there, because the positions of two copies matter
    Tried,  ///< id + 1 of the card that stopped this one from being rezzed or scored this turn; 0: none
};

/// Bits of Global::Turn and Global::LastRun.
enum class TurnEvent : std::uint16_t {
    Ran = 1,
    Succeeded = 2,
    SucceededHq = 4,
    Scored = 8,
    Stole = 16,
    NetDamage = 32,      ///< net damage was about to be suffered, even if it was prevented
    MoreNetDamage = 64,  ///< net damage was about to be suffered a second time
    SufferedNet = 128,   ///< net damage was suffered
    AccessedCost = 256,  ///< a card with a trash cost was accessed
    AccessedMore = 512,  ///< a second card with a trash cost was accessed
};

/// Index into Globals::settings.
enum class Option : std::uint8_t { PointsToWin, StartingHand, HandSize, StartingCredits, AlwaysAsked, Count };

[[nodiscard]] constexpr NumberOf numberOf(PlayerValue /*which*/) { return NumberOf::Player; }
[[nodiscard]] constexpr NumberOf numberOf(CardValue /*which*/) { return NumberOf::Card; }
[[nodiscard]] constexpr NumberOf numberOf(Global /*which*/) { return NumberOf::Match; }
[[nodiscard]] constexpr NumberOf numberOf(Option /*which*/) { return NumberOf::Setting; }
[[nodiscard]] constexpr NumberOf numberOf(Figure /*which*/) { return NumberOf::Figure; }

[[nodiscard]] inline std::int16_t& counters(Card& card, Counter which) {
    return card.values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline int counters(const Card& card, Counter which) {
    return card.values[static_cast<std::size_t>(which)];
}
/// Returns the topmost communication of this kind on the stack; nullptr if none exists.
template <class Found, class State>
[[nodiscard]] Found* topmost(State& state) {
    using Kind = std::remove_const_t<Found>;
    const auto last = std::find_if(state.communications.rbegin(), state.communications.rend(),
                                   [](const Communication& outstanding) { return outstanding.template is<Kind>(); });
    return last == state.communications.rend() ? nullptr : &last->template as<Kind>();
}
[[nodiscard]] inline Detail phase(const MatchState& state) { return static_cast<Detail>(state.globals.phase); }
[[nodiscard]] inline bool was(const MatchState& state, Global turn, TurnEvent event) {
    return (value(state, turn) & static_cast<int>(event)) != 0;
}
[[nodiscard]] inline PlayerId otherThan(PlayerId player) { return player == corp ? runner : corp; }
/// Returns the printed traits of a card, whether it is face-up or face-down; 0 for an unknown card.
[[nodiscard]] inline Traits printedTraits(const CardPool& pool, const Card& card) {
    return card.definition ? pool[card.definition].traits : Traits{0};
}

/// Numbers of Netrun's kinds.
enum class NetrunKind : std::uint8_t {
    FirstHands = static_cast<std::uint8_t>(CoreKind::Count),
    Act,
    TakeAction,
    PaidWindow,
    Opportunity,
    PlayOne,
    InstallOne,
    FreeMemory,
    UseOne,
    BasicAction,
    RunServer,
    EncounterIce,
    JackOut,
    BreachServer,
    AccessOne,
    Accessed,
    EndOfTurn,
    Price,
    Count
};
[[nodiscard]] constexpr KindId id(NetrunKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

enum class Word : std::uint8_t {
    Credit = static_cast<std::uint8_t>(ReplyWord::Count),  ///< spend a click for a credit
    Draw,                                                  ///< spend a click to draw a card
    Play,                                                  ///< play an operation or an event
    Install,                                               ///< install a card from the hand
    Advance,                                               ///< advance a card
    Purge,                                                 ///< spend three clicks to remove all virus counters
    Untag,                                                 ///< spend a click and two credits to remove a tag
    Trash,  ///< trash a resource of the tagged Runner, or the accessed card
    Run,    ///< run on a server
    Use,    ///< use an ability; the number is its place on the card
    Rez,    ///< rez a card
    Score,  ///< score an agenda
    Steal,  ///< steal the accessed agenda
    Break,  ///< spend a click to break a subroutine of a bioroid
    JackOut,
    Overwrite,  ///< install a program from the hand after trashing others
};

/// The purposes of Netrun's questions, after those of the core.
inline constexpr auto forServer = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count));
inline constexpr auto forHandLimit = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);
inline constexpr auto forMemory = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 2);
inline constexpr auto forAccess = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 3);
inline constexpr auto forX = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 4);
inline constexpr auto forProgram = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 5);

}  // namespace duelogue::netrun
