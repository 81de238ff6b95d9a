#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/arcana/Table.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"

/// Payable costs, and the mana to pay them.
namespace duelogue::arcana {

/// A mana cost with a fixed X: index 0 is generic mana, i is resource i.
using Price = std::array<std::uint8_t, manaKinds>;
inline constexpr int mostOfAPrice = 255;

[[nodiscard]] Price priceOf(const Cost& cost, int x);

/// Mana sources, counted by the kinds of mana that they can add.
class Abilities {
public:
    void add(std::uint8_t kinds, int count = 1);
    /// Returns the number of sources that can add a kind in the set.
    [[nodiscard]] int able(unsigned set) const;
    [[nodiscard]] int sources() const { return m_sources; }
    /// Returns true if the sources can pay the price. By Hall's theorem, each set of colors in the price needs at least
    /// as many sources.
    [[nodiscard]] bool covers(const Price& price) const;
    /// Returns the smallest amount of mana with which the sources could pay the price: first the colors, then generic
    /// mana. Empty if they cover it.
    [[nodiscard]] Price missing(const Price& price) const;

private:
    struct Group {
        std::uint16_t kinds = 0;
        std::uint16_t count = 0;
    };
    std::array<Group, 16> m_groups{};
    std::size_t m_groupCount = 0;
    int m_sources = 0;

    /// Returns true if these colors of the price need more sources than can add one of them.
    [[nodiscard]] bool lacks(const Price& price, unsigned set) const;
    /// Returns the smallest set of colors that lacks() sources; 0 without one.
    [[nodiscard]] unsigned smallestLack(const Price& price) const;
};

/// Returns true if the flags that paying would set on the card can be set now. Rule 302.6: a creature with a {T}
/// ability must have been under its controller's control since the turn began, or have haste.
[[nodiscard]] inline bool isReady(const Card& card, std::uint32_t costFlags) {
    if ((card.current.flags & costFlags) != 0) return false;
    const bool taps = (costFlags & bit(Flag::Tapped)) != 0;
    return !taps || !has(card, Trait::Creature) || !has(card, Flag::Sick) || has(card, Trait::Haste);
}
[[nodiscard]] bool isTappingPrevented(const ReadableMatch& match, CardId id);
/// Returns true if tapping the card would be prevented, so that this cost can't be paid (rule 118.3). Usually no such
/// effect exists, which is checked first.
[[nodiscard]] inline bool isKeptUntapped(const ReadableMatch& match, CardId id) {
    constexpr auto tap = std::uint64_t{1} << static_cast<unsigned>(Verb::Tap);
    const std::uint64_t watched = match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs;
    const bool isMet = (watched & tap) != 0 || !match.state().continuousEffects.empty();
    return isMet && isTappingPrevented(match, id);
}
/// Returns the kinds of mana that the card's plain mana abilities can add now. Bit i is resource i; 0 means none.
[[nodiscard]] inline std::uint8_t manaNow(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    const Profile& profile = rulesOf(match).profile(card.definition);
    const bool makes = profile.mana != 0 && isReady(card, bit(Flag::Tapped)) && !isKeptUntapped(match, id);
    return makes ? profile.mana : std::uint8_t{0};
}
/// Calls `visit(card)` for the player's cards outside the battlefield that have mana abilities in their zone. In most
/// card pools, no such card exists.
template <class Visit>
void eachManaCardElsewhere(const ReadableMatch& match, PlayerId player, Visit&& visit) {
    for (unsigned left = rulesOf(match).manaZones(); left != 0; left &= left - 1) {
        const auto zone = static_cast<unsigned>(std::countr_zero(left));
        for (const CardId id : match.state().zone(player, zone)) {
            const Card& card = match.state().card(id);
            const bool has = card.definition && ((rulesOf(match).profile(card.definition).manaZones >> zone) & 1U) != 0;
            if (has && card.isKnownTo(player)) visit(id);
        }
    }
}
/// Returns true if the player could use a mana ability of a card now (rule 605.3a). Mana in its cost must be in the
/// pool.
[[nodiscard]] bool canMakeMana(const ReadableMatch& match, PlayerId player, CardId id, const ManaAbility& made);

/// The mana available to a player: the mana pool and the mana from mana abilities (rule 605). It is counted at the
/// first query, and the match must not change afterwards.
///
/// With mana abilities that are not plain, the count may be too high. Their costs and results are known only when they
/// are used. Rule 733.1 then lets the player take back the play.
class Funds {
public:
    Funds(const ReadableMatch& match, PlayerId player) : m_match(match), m_player(player) {}

    [[nodiscard]] bool covers(const Price& price) const { return able().covers(price); }
    /// Returns the mana that is needed in addition: see Abilities::missing().
    [[nodiscard]] Price missing(const Price& price) const { return able().missing(price); }
    /// Returns true if plan() succeeds.
    [[nodiscard]] bool coversBySimple(const Price& price) const;
    /// Returns true if the amount is available, regardless of kinds.
    [[nodiscard]] bool mayCover(int amount) const { return able().sources() >= amount; }
    /// Returns the highest X that could be paid in a cost.
    [[nodiscard]] int highestX(const Cost& cost) const;
    /// Returns true if the mana pool alone covers the price.
    [[nodiscard]] bool poolCovers(const Price& price) const;

    /// A way to pay: the simple mana abilities to use; the rest comes from the pool. Excess mana stays in the pool.
    struct Plan {
        struct Tap {
            CardId source;
            AbilityId ability;
        };
        std::vector<Tap> taps;
    };
    /// Returns a way to pay with the least excess mana. Among such ways, it keeps the most other cards in the player's
    /// hand payable, each on its own. Ignores `playing`, the card that is being paid for. Returns nullopt if simple
    /// abilities do not suffice.
    [[nodiscard]] std::optional<Plan> plan(const Price& price, CardId playing) const;

private:
    const ReadableMatch& m_match;
    PlayerId m_player;
    mutable Abilities m_able;
    mutable bool m_isCounted = false;
    mutable bool m_isSure = true;  ///< true: only plain mana abilities were counted

    [[nodiscard]] const Abilities& able() const {
        if (!m_isCounted) count();
        return m_able;
    }
    void count() const;
    void countOther(CardId id, const Profile& profile) const;
};

/// Takes a price out of the player's pool: colors first, then generic mana from the largest amounts. The pool must
/// cover it.
void spend(HandlerContext& match, PlayerId player, const Price& price);

}  // namespace duelogue::arcana
