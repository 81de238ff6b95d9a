#pragma once

#include <iterator>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/tribute/Values.h"

/// Cards on the field, and free spaces.
namespace duelogue::tribute {

/// The rows of a side: monsters and back row have Option::Spaces spaces each, and there is one space for a field spell.
enum class Row : std::uint8_t { Monsters, Backs, Field };

/// The traits of a card on the field that are public because of its place.
inline constexpr Traits seenByPlace = bit(Trait::Monster) | bit(Trait::Field);
/// Returns the row in which the card lies or would lie.
[[nodiscard]] inline Row rowOf(const Card& card) {
    if (has(card, Trait::Monster)) return Row::Monsters;
    return has(card, Trait::Field) ? Row::Field : Row::Backs;
}
/// Returns a player's cards in a row, in the order of their arrival.
[[nodiscard]] std::vector<CardId> cardsIn(const MatchState& state, PlayerId player, Row row);
[[nodiscard]] int countIn(const MatchState& state, PlayerId player, Row row);
/// Returns the number of free spaces in the row. A field spell replaces the previous one, so its row always has room.
[[nodiscard]] int roomIn(const MatchState& state, PlayerId player, Row row);
/// Returns true if the row has a free space. If the whole side has fewer cards than a row has spaces, the rows need no
/// count.
[[nodiscard]] inline bool hasRoomIn(const MatchState& state, PlayerId player, Row row) {
    return std::ssize(state.zone(player, Zone::Field)) < option(state, Option::Spaces) ||
           roomIn(state, player, row) > 0;
}
/// Returns the space, from 1, that the next card of the row takes, ignoring `card` itself. The middle spaces come
/// first.
[[nodiscard]] int nextSpace(const MatchState& state, PlayerId player, Row row, CardId card);
/// Returns the other of the two players, even if either of them has conceded.
[[nodiscard]] PlayerId rivalOf(const MatchState& state, PlayerId player);
/// Returns true if changes of attack and defense are currently reversed in sign.
[[nodiscard]] bool areReversed(const ReadableMatch& match);
/// Returns true if a static effect currently keeps monsters in defense position.
[[nodiscard]] inline bool isAnyHeld(const MatchState& state) {
    constexpr std::uint64_t holds = std::uint64_t{1} << static_cast<unsigned>(Verb::Holds);
    return (state.globals.stating & holds) != 0;
}
/// Returns true if the monster is kept in defense position.
[[nodiscard]] inline bool isHeld(const Card& card) { return value(card, CardValue::Held) != 0; }
/// Returns true for a face-up monster.
[[nodiscard]] inline bool isOpenMonster(const Card& card) {
    return has(card, Trait::Monster) && !has(card, Flag::FaceDown);
}
/// Returns true if the end phase has begun. Cards that come face-up from now on missed its beginning (Flag::Late).
[[nodiscard]] bool isEndUnderWay(const MatchState& state);
/// Counts a monster that enters or leaves the player's side of the field.
void noteChange(MatchState& state, PlayerId player);
/// Returns the number of tributes for a monster of that level.
[[nodiscard]] int tributesFor(int level);

}  // namespace duelogue::tribute
