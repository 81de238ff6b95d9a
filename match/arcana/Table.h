#pragma once

#include <span>

#include "match/arcana/Values.h"
#include "match/loop/ReadableMatch.h"

/// Access to Arcana's numbers in a state by name.
namespace duelogue::arcana {

/// Returns the mana pool of a player: index 0 is colorless, the others are resources as in Cost.
[[nodiscard]] inline std::span<std::int16_t, manaKinds> manaPool(MatchState& state, PlayerId player) {
    return std::span(state.player(player).values).subspan<static_cast<std::size_t>(Value::Mana), manaKinds>();
}
[[nodiscard]] inline std::span<const std::int16_t, manaKinds> manaPool(const MatchState& state, PlayerId player) {
    return std::span(state.player(player).values).subspan<static_cast<std::size_t>(Value::Mana), manaKinds>();
}
[[nodiscard]] inline int power(const Card& card) { return figure(card, Figure::Power); }
[[nodiscard]] inline int toughness(const Card& card) { return figure(card, Figure::Toughness); }
[[nodiscard]] inline Step step(const MatchState& state) { return static_cast<Step>(state.globals.phase); }
[[nodiscard]] inline bool isMain(Step step) { return step == Step::Main || step == Step::SecondMain; }
/// Returns true if the player could cast a sorcery. Rule 307.1: in the player's own main phase, with an empty stack.
[[nodiscard]] inline bool isSorceryTime(const MatchState& state, PlayerId player) {
    return state.globals.current == player && isMain(step(state)) && state.pendingItems.empty();
}
[[nodiscard]] inline std::span<const CardId> battlefield(const MatchState& state, PlayerId player) {
    return state.zone(player, Zone::Battlefield);
}
/// Returns the current player; in an extra turn, the player of the last regular turn, after whom the order continues.
[[nodiscard]] inline PlayerId usualTurn(const MatchState& state) {
    const int of = value(state, Global::TurnOf);
    return of == 0 ? state.globals.current : PlayerId(static_cast<std::uint8_t>(of - 1));
}
/// Returns the other player; Arcana has exactly two.
[[nodiscard]] inline PlayerId opponent(PlayerId player) { return PlayerId(player.value == 0 ? 1 : 0); }

}  // namespace duelogue::arcana
