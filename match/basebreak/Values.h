#pragma once

#include <algorithm>
#include <cstdint>

#include "match/basebreak/text/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/state/NumberAccess.h"

/// The places of Basebreak's numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::basebreak {

/// Index into Player::values; begins with the values of PlayerValue.
enum class Value : std::uint8_t {
    Points,
    Minions,
    Actions,
    Risen,
    UsedMinion,  ///< 1: the regular minion of the turn has been played
    UsedAction,  ///< 1: the regular action of the turn has been played
    Gone,        ///< 1: the player has left, and the player's cards have left play
};

/// Index into Card::values.
enum class CardValue : std::uint8_t {
    Used,  ///< bits of the static abilities by which a card was played this turn, see usedBit()
    Held,  ///< 1: the scoring of this base was prevented this turn
};

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,        ///< 1: this part of the turn has begun, with its triggers
    ScoringBase,  ///< card id + 1 of the scoring base; 0: none
    IsBefore,     ///< 1: the base has not scored yet
    Winners,      ///< bits of the winners of the last scored base
    RunnersUp,    ///< bits of the runners-up of the last scored base
    Replacement,  ///< card id + 1 of the replacement of the last scored base
    Vacant,       ///< the number of bases that have left play without a replacement
};

/// Index into Globals::settings.
enum class Option : std::uint8_t { PointsToWin, StartingHand, HandLimit, FirstPlayer, Count };

[[nodiscard]] constexpr NumberOf numberOf(Value /*which*/) { return NumberOf::Player; }
[[nodiscard]] constexpr NumberOf numberOf(CardValue /*which*/) { return NumberOf::Card; }
[[nodiscard]] constexpr NumberOf numberOf(Global /*which*/) { return NumberOf::Match; }
[[nodiscard]] constexpr NumberOf numberOf(Option /*which*/) { return NumberOf::Setting; }
[[nodiscard]] constexpr NumberOf numberOf(Figure /*which*/) { return NumberOf::Figure; }

[[nodiscard]] inline Phase phase(const MatchState& state) { return static_cast<Phase>(state.globals.phase); }
[[nodiscard]] inline int power(const Card& card) { return figure(card, Figure::Power); }
[[nodiscard]] inline int breakpoint(const Card& base) { return figure(base, Figure::Breakpoint); }
/// Returns the bases in play, in their order on the table. A replacement takes the slot of the base that it replaces.
[[nodiscard]] inline std::span<const CardId> bases(const MatchState& state) {
    return state.zone(PlayerId{}, Zone::Play);
}
/// Returns the index of a base in bases().
[[nodiscard]] inline std::uint8_t slotOf(const MatchState& state, CardId base) {
    const auto row = bases(state);
    return static_cast<std::uint8_t>(std::ranges::find(row, base) - row.begin());
}
/// Moves a base in play to a slot. Active abilities are found in the order of the slots.
inline void putAtSlot(MatchState& state, CardId base, std::uint8_t slot) {
    state.place(base, PlayerId{}, index(Zone::Play), slot);
    state.globals.stale = Globals::isOutdated;
}
/// Returns the base that a number of the state names; none for 0.
[[nodiscard]] inline CardId baseIn(const MatchState& state, Global which) {
    const int number = value(state, which);
    return number == 0 ? CardId{} : CardId(static_cast<std::uint16_t>(number - 1));
}

/// Returns true in the player's own part of the turn for playing cards.
[[nodiscard]] inline bool playsCards(const MatchState& state, PlayerId player) {
    return phase(state) == Phase::Play && state.globals.current == player && !baseIn(state, Global::ScoringBase);
}

enum class BasebreakKind : std::uint8_t {
    FirstHands = static_cast<std::uint8_t>(CoreKind::Count),
    PlayCards,
    PlayExtra,
    PlayOne,
    UseAbility,
    ScoreBases,
    ScoreBase,
    Specials,
    SpecialTurn,
    EndOfDraw,
    Count
};
[[nodiscard]] constexpr KindId id(BasebreakKind kind) { return KindId(static_cast<std::uint8_t>(kind)); }

enum class Word : std::uint8_t {
    Play = static_cast<std::uint8_t>(ReplyWord::Count),  ///< play a card
    Use,                                                 ///< use an ability; the number is its place on the card
};

/// The purposes of Basebreak's questions, after those of the core.
inline constexpr auto forPlace = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count));
inline constexpr auto forHandLimit = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);
inline constexpr auto forScoring = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 2);
/// The choice among several extra plays for a card, by the cards that give them.
inline constexpr auto forAllowance = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 3);

}  // namespace duelogue::basebreak
