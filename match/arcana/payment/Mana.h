#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "match/arcana/Arcana.h"
#include "match/arcana/Table.h"
#include "match/loop/Match.h"

/// What can be paid, and with what.
namespace duelogue::arcana {

/// A price in mana with X settled: index 0 is any kind, i is resource i.
using Price = std::array<std::uint8_t, manaKinds>;
inline constexpr int mostOfAPrice = 255;

[[nodiscard]] Price priceOf(const Cost& cost, int x);

/// How many sources make which kinds of mana: sources that make the same kinds are counted together.
class Abilities {
public:
    void add(std::uint8_t kinds, int count = 1);
    /// How many sources can make one of the kinds in the set.
    [[nodiscard]] int able(unsigned set) const;
    [[nodiscard]] int sources() const { return m_sources; }
    /// By Hall's theorem: each set of colours in the price is covered by as many sources as it needs.
    [[nodiscard]] bool covers(const Price& price) const;

private:
    struct Group {
        std::uint16_t kinds = 0;
        std::uint16_t count = 0;
    };
    std::array<Group, 16> m_groups{};
    std::size_t m_groupCount = 0;
    int m_sources = 0;
};

/// Whether the flags that paying would set on the card can be set now. Rule 302.6: a creature's {T} ability waits until
/// it has been under its controller's control for a turn.
[[nodiscard]] inline bool isReady(const Card& card, std::uint32_t costFlags) {
    if ((card.current.flags & costFlags) != 0) return false;
    const bool taps = (costFlags & bit(Flag::Tapped)) != 0;
    return !taps || !has(card, Trait::Creature) || !has(card, Flag::Sick) || has(card, Trait::Haste);
}
[[nodiscard]] bool isTappingPrevented(const Match& match, CardId id);
/// Whether tapping it would be prevented: a price that can't be paid (rule 118.3). Mostly nothing is there that could.
[[nodiscard]] inline bool isKeptUntapped(const Match& match, CardId id) {
    constexpr auto tap = std::uint64_t{1} << static_cast<unsigned>(Verb::Tap);
    const std::uint64_t watched = match.state().globals.guarding | match.rulebook().abilities().outOfPlay().verbs;
    const bool isMet = (watched & tap) != 0 || !match.state().continuousEffects.empty();
    return isMet && isTappingPrevented(match, id);
}
/// The kinds of mana that the card's plain mana abilities make now: bit i is resource i. 0: none.
[[nodiscard]] inline std::uint8_t manaNow(const Match& match, CardId id) {
    const Card& card = match.state().card(id);
    const Profile& profile = rulesOf(match).profile(card.definition);
    const bool makes = profile.mana != 0 && isReady(card, bit(Flag::Tapped)) && !isKeptUntapped(match, id);
    return makes ? profile.mana : std::uint8_t{0};
}
/// Calls `visit(card)` for the player's cards that have mana abilities where they lie, elsewhere than in play. Most
/// cards of any pool have none.
template <class Visit>
void eachManaCardElsewhere(const Match& match, PlayerId player, Visit&& visit) {
    for (unsigned left = rulesOf(match).manaZones(); left != 0; left &= left - 1) {
        const auto zone = static_cast<unsigned>(std::countr_zero(left));
        for (const CardId id : match.state().zone(player, zone)) {
            const Card& card = match.state().card(id);
            const bool has = card.definition && ((rulesOf(match).profile(card.definition).manaZones >> zone) & 1U) != 0;
            if (has && card.isKnownTo(player)) visit(id);
        }
    }
}
/// Whether the player could use a mana ability of a card now (rule 605.3a). Mana that it costs must be in the pool.
[[nodiscard]] bool canMakeMana(const Match& match, PlayerId player, CardId id, const ManaAbility& made);

/// All the mana that a player could have now: the pool, and what mana abilities make (rule 605). It is counted when it
/// is first asked for; the match must not change meanwhile.
///
/// Where there are other mana abilities than plain ones it may be too much: what they cost and make is known only when
/// they are used. Rule 733.1 lets whoever counted wrongly take it back.
class Funds {
public:
    Funds(const Match& match, PlayerId player) : m_match(match), m_player(player) {}

    [[nodiscard]] bool covers(const Price& price) const { return able().covers(price); }
    /// Whether there is a plan().
    [[nodiscard]] bool coversBySimple(const Price& price) const;
    /// Whether there is so much mana at all, of whatever kinds.
    [[nodiscard]] bool mayCover(int amount) const { return able().sources() >= amount; }
    /// The highest X that could be paid in a cost.
    [[nodiscard]] int highestX(const Cost& cost) const;
    /// Only what is in the pool by now.
    [[nodiscard]] bool poolCovers(const Price& price) const;

    /// A way to pay: which simple mana abilities to use; the rest comes out of the pool. What they make too much stays
    /// there.
    struct Plan {
        struct Tap {
            CardId source;
            AbilityId ability;
        };
        std::vector<Tap> taps;
    };
    /// Pays a price with as little mana left over as can be, and so that as many as possible of the other cards in the
    /// player's hand could still be paid for, each alone; none where it can't be paid so. `playing` is the card that is
    /// being paid for, which does not count.
    [[nodiscard]] std::optional<Plan> plan(const Price& price, CardId playing) const;

private:
    const Match& m_match;
    PlayerId m_player;
    mutable Abilities m_able;
    mutable bool m_isCounted = false;
    mutable bool m_isSure = true;  ///< there are plain mana abilities only

    [[nodiscard]] const Abilities& able() const {
        if (!m_isCounted) count();
        return m_able;
    }
    void count() const;
    void countOther(CardId id, const Profile& profile) const;
};

/// Takes a price out of the player's pool, colours first, then for the rest what there is most of. The pool must cover
/// it.
void spend(Match& match, PlayerId player, const Price& price);

}  // namespace duelogue::arcana
