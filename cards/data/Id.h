#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace duelogue {

/// An index for one kind of object, distinct from the indices of other kinds. The largest value means "none".
template <class Tag, class Rep>
struct Id {
    Rep value = static_cast<Rep>(-1);

    constexpr Id() = default;
    constexpr explicit Id(Rep number) : value(number) {}

    [[nodiscard]] constexpr bool isNone() const { return value == static_cast<Rep>(-1); }
    [[nodiscard]] constexpr explicit operator bool() const { return !isNone(); }
    constexpr auto operator<=>(const Id&) const = default;
};

/// A card as printed: an index into CardPool::definitions().
using DefinitionId = Id<struct DefinitionTag, std::uint16_t>;
/// An ability: an index into CardPool::abilities().
using AbilityId = Id<struct AbilityTag, std::uint16_t>;
/// An instruction of a compiled body: an index into CardPool::instructions().
using InstructionId = Id<struct InstructionTag, std::uint16_t>;
/// A number, condition, player or card expression: an index for CardPool::operator[].
using ExpressionId = Id<struct ExpressionTag, std::uint16_t>;
/// A description of cards: an index for CardPool::operator[].
using FilterId = Id<struct FilterTag, std::uint16_t>;
/// A description of verbs: an index for CardPool::operator[].
using PatternId = Id<struct PatternTag, std::uint16_t>;
/// A subtype: an index for CardPool::tag().
using TagId = Id<struct TagTag, std::uint16_t>;
/// The name of a card: an index for CardPool::called().
using NameId = Id<struct NameTag, std::uint16_t>;

}  // namespace duelogue

template <class Tag, class Rep>
struct std::hash<duelogue::Id<Tag, Rep>> {
    std::size_t operator()(const duelogue::Id<Tag, Rep>& id) const noexcept { return std::hash<Rep>{}(id.value); }
};
