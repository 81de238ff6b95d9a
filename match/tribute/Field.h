#pragma once

#include <iterator>
#include <vector>

#include "match/loop/Match.h"
#include "match/tribute/Values.h"

/// What lies on the field, and where there is room.
namespace duelogue::tribute {

/// The spaces of a side: so many of each row as the match has (Option::Spaces), and one for a field spell.
enum class Row : std::uint8_t { Monsters, Backs, Field };

/// What everybody knows of a card on the field by where it lies.
inline constexpr Traits seenByPlace = bit(Trait::Monster) | bit(Trait::Field);
/// The row in which a card lies, or would lie.
[[nodiscard]] inline Row rowOf(const Card& card) {
    if (has(card, Trait::Monster)) return Row::Monsters;
    return has(card, Trait::Field) ? Row::Field : Row::Backs;
}
/// A player's cards in a row, in the order in which they came.
[[nodiscard]] std::vector<CardId> cardsIn(const MatchState& state, PlayerId player, Row row);
[[nodiscard]] int countIn(const MatchState& state, PlayerId player, Row row);
/// How many spaces of the row are free. A field spell makes way for the next one: there is always room.
[[nodiscard]] int roomIn(const MatchState& state, PlayerId player, Row row);
/// Whether there is a free one. Where fewer cards lie on the whole side than a row has spaces, that is plain.
[[nodiscard]] inline bool hasRoomIn(const MatchState& state, PlayerId player, Row row) {
    return std::ssize(state.zone(player, Zone::Field)) < option(state, Option::Spaces) ||
           roomIn(state, player, row) > 0;
}
/// The space that the next card of the row takes, other cards than `card` being there: the middle first. From 1.
[[nodiscard]] int nextSpace(const MatchState& state, PlayerId player, Row row, CardId card);
/// Returns the other of the two players, even if either of them has conceded.
[[nodiscard]] PlayerId rivalOf(const MatchState& state, PlayerId player);
/// Whether what would be added to attack and defense is taken away now, and the other way round.
[[nodiscard]] bool areReversed(const Match& match);
/// Whether anything says now that monsters are kept in defense position.
[[nodiscard]] inline bool isAnyHeld(const MatchState& state) {
    constexpr std::uint64_t holds = std::uint64_t{1} << static_cast<unsigned>(Verb::Holds);
    return (state.globals.stating & holds) != 0;
}
/// Whether the monster is one of those.
[[nodiscard]] inline bool isHeld(const Card& card) { return value(card, CardValue::Held) != 0; }
/// A monster that lies face-up.
[[nodiscard]] inline bool isOpenMonster(const Card& card) {
    return has(card, Trait::Monster) && !has(card, Flag::FaceDown);
}
/// Whether the end phase has begun: what comes to lie face-up from now on is late for what it begins with (Flag::Late).
[[nodiscard]] bool isEndUnderWay(const MatchState& state);
/// A monster comes to the player's side of the field, or goes.
void noteChange(MatchState& state, PlayerId player);
/// How many tributes a monster of that level takes.
[[nodiscard]] int tributesFor(int level);

}  // namespace duelogue::tribute
