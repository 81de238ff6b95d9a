#pragma once

#include <concepts>
#include <cstdint>

#include "match/state/MatchState.h"

/// Access to the numbers of a match by the enumerations of a game. The game declares, in its namespace, what each of
/// these enumerations counts:
///
///     constexpr NumberOf numberOf(Global) { return NumberOf::Match; }
///
/// A number of another enumeration does not compile.
namespace duelogue {

/// Which list of numbers an enumeration is an index into.
enum class NumberOf : std::uint8_t {
    Match,    ///< Globals::values
    Setting,  ///< Globals::settings
    Player,   ///< Player::values
    Card,     ///< Card::values
    Figure,   ///< Characteristics::figures and Definition::figures
};

template <class Index, NumberOf what>
concept IndexOf = requires {
    requires numberOf(Index{})
    == what;
};
/// The enumerations of Vocabulary::traits, Vocabulary::flags and Vocabulary::zones, for which a game declares bit() or
/// index().
template <class Index>
concept TraitIndex = requires(Index which) {
    { bit(which) } -> std::same_as<Traits>;
};
template <class Index>
concept FlagIndex = requires(Index which) {
    { bit(which) } -> std::same_as<std::uint32_t>;
};
template <class Index>
concept ZoneIndex = requires(Index which) {
    { index(which) } -> std::same_as<std::uint8_t>;
};

template <IndexOf<NumberOf::Match> Index>
[[nodiscard]] std::int16_t& value(MatchState& state, Index which) {
    return state.globals.values[static_cast<std::size_t>(which)];
}
template <IndexOf<NumberOf::Match> Index>
[[nodiscard]] int value(const MatchState& state, Index which) {
    return state.globals.values[static_cast<std::size_t>(which)];
}
template <IndexOf<NumberOf::Player> Index>
[[nodiscard]] std::int16_t& value(MatchState& state, PlayerId player, Index which) {
    return state.player(player).values[static_cast<std::size_t>(which)];
}
template <IndexOf<NumberOf::Player> Index>
[[nodiscard]] int value(const MatchState& state, PlayerId player, Index which) {
    return state.player(player).values[static_cast<std::size_t>(which)];
}
template <IndexOf<NumberOf::Card> Index>
[[nodiscard]] std::int16_t& value(Card& card, Index which) {
    return card.values[static_cast<std::size_t>(which)];
}
template <IndexOf<NumberOf::Card> Index>
[[nodiscard]] int value(const Card& card, Index which) {
    return card.values[static_cast<std::size_t>(which)];
}
/// Returns the setting with which the match was started.
template <IndexOf<NumberOf::Setting> Index>
[[nodiscard]] int option(const MatchState& state, Index which) {
    return state.globals.settings[static_cast<std::size_t>(which)];
}
/// Returns the present figure of a card.
template <IndexOf<NumberOf::Figure> Index>
[[nodiscard]] int figure(const Card& card, Index which) {
    return card.current.figures[static_cast<std::size_t>(which)];
}
/// Returns the printed figure of a card.
template <IndexOf<NumberOf::Figure> Index>
[[nodiscard]] int figure(const Definition& card, Index which) {
    return card.figures[static_cast<std::size_t>(which)];
}
/// Returns true if the card has the trait now.
template <TraitIndex Index>
[[nodiscard]] bool has(const Card& card, Index trait) {
    return (card.current.traits & bit(trait)) != 0;
}
/// Returns true if the trait is printed on the card.
template <TraitIndex Index>
[[nodiscard]] bool has(const Definition& card, Index trait) {
    return (card.traits & bit(trait)) != 0;
}
/// Returns true if the flag of the card is set.
template <FlagIndex Index>
[[nodiscard]] bool has(const Card& card, Index flag) {
    return (card.current.flags & bit(flag)) != 0;
}
/// Returns true if the card is in a zone of that kind.
template <ZoneIndex Index>
[[nodiscard]] bool isIn(const Card& card, Index zone) {
    return card.zone == index(zone);
}

}  // namespace duelogue
