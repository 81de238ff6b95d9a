#pragma once

#include <algorithm>
#include <cstdint>

#include "match/basebreak/text/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/Questions.h"
#include "match/state/MatchState.h"

/// Where Basebreak keeps its numbers in a state, and the numbers of its own kinds and replies.
namespace duelogue::basebreak {

/// Index into Player::values: PlayerValue first.
enum class Value : std::uint8_t {
    Points,
    Minions,
    Actions,
    Risen,
    UsedMinion,  ///< 1: the minion that a turn allows has been played
    UsedAction,  ///< likewise the action
    Gone,        ///< 1: has left, and the player's cards are gone
};

/// Index into Card::values.
enum class CardValue : std::uint8_t {
    Used,  ///< bits of its statements by which a card has been played this turn: usedBit()
    Held,  ///< 1: a base whose scoring has been prevented this turn
};

/// Index into Globals::values.
enum class Global : std::uint8_t {
    Begun,        ///< 1: what happens as this part of the turn begins has happened
    ScoringBase,  ///< card id + 1 of the base that scores; 0: none
    IsBefore,     ///< 1: it is going to
    Winners,      ///< bits: who won the base that was scored last
    RunnersUp,    ///< likewise who came second
    Replacement,  ///< card id + 1 of the base that took its place
    Vacant,       ///< how many bases have left play, and nothing has taken their place yet
};

/// Index into Globals::settings.
enum class Option : std::uint8_t { PointsToWin, StartingHand, HandLimit, Count };

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
[[nodiscard]] inline Phase phase(const MatchState& state) { return static_cast<Phase>(state.globals.phase); }
[[nodiscard]] inline bool has(const Card& card, Trait trait) { return (card.current.traits & bit(trait)) != 0; }
[[nodiscard]] inline bool has(const Card& card, Flag flag) { return (card.current.flags & bit(flag)) != 0; }
[[nodiscard]] inline bool isIn(const Card& card, Zone zone) { return card.zone == index(zone); }
[[nodiscard]] inline int power(const Card& card) {
    return card.current.figures[static_cast<std::size_t>(Figure::Power)];
}
[[nodiscard]] inline int breakpoint(const Card& base) {
    return base.current.figures[static_cast<std::size_t>(Figure::Breakpoint)];
}
/// The bases in play, as they lie side by side: what replaces one lies where that lay.
[[nodiscard]] inline std::span<const CardId> bases(const MatchState& state) {
    return state.zone(PlayerId{}, Zone::Play);
}
/// Which of them a base is.
[[nodiscard]] inline std::uint8_t slotOf(const MatchState& state, CardId base) {
    const auto row = bases(state);
    return static_cast<std::uint8_t>(std::ranges::find(row, base) - row.begin());
}
/// A base in play comes to lie there; what works in play is found in the order in which cards lie.
inline void putAtSlot(MatchState& state, CardId base, std::uint8_t slot) {
    state.place(base, PlayerId{}, index(Zone::Play), slot);
    state.globals.stale = Globals::isOutdated;
}
/// The base that a number of the state names; none for 0.
[[nodiscard]] inline CardId baseIn(const MatchState& state, Global which) {
    const int number = value(state, which);
    return number == 0 ? CardId{} : CardId(static_cast<std::uint16_t>(number - 1));
}

/// Whether it is the player's own time for playing cards.
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
    Play = static_cast<std::uint8_t>(ReplyWord::Count),  ///< a card
    Use,                                                 ///< an ability of a card: its place on the card
};

/// What Basebreak's questions are for, beside the core's purposes.
inline constexpr auto forPlace = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count));
inline constexpr auto forHandLimit = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 1);
inline constexpr auto forScoring = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 2);
/// By which of several extra plays a card is played: the cards that give them.
inline constexpr auto forAllowance = static_cast<Purpose>(static_cast<std::uint8_t>(Purpose::Count) + 3);

}  // namespace duelogue::basebreak
