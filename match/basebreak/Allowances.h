#pragma once

#include <span>

#include "match/basebreak/Values.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/ReadableMatch.h"
#include "match/state/EvalContext.h"
#include "match/state/SmallVector.h"

namespace duelogue::basebreak {

/// A permission to play a card: the regular play of a turn, an extra play, or a static ability of a card ("may play").
struct Allowance {
    enum class Of : std::uint8_t {
        Minion,  ///< the regular minion of the turn
        Action,  ///< the regular action of the turn
        Extra,   ///< an extra play: the continuous effect `stamp`
        Card,    ///< a static ability of the card `source`
        Nobody,  ///< an effect plays the card now
    };
    Of of = Of::Minion;
    bool minions = true;      ///< true: for minions; false: for actions. A static ability names its cards itself
    std::uint32_t stamp = 0;  ///< of the extra play; for a static ability, the index of its instruction
    CardId source;            ///< the card that gives the permission
    int mostPower = -1;       ///< the maximum printed power; negative: any
    CardId at;                ///< the only base; none: any
    /// An instruction of a static ability, with the index of its evaluation context in Allowances.
    struct Said {
        const Instruction* statement = nullptr;
        std::size_t scope = 0;
        explicit operator bool() const { return statement != nullptr; }
    };
    Said said;     ///< the static ability that gives this permission, if any
    Said instead;  ///< the static ability that lets this permission play other cards in place of minions from the hand
};

/// Returns the bit of CardValue::Used for a static ability that allows one play each turn. The abilities of one card
/// have consecutive numbers.
[[nodiscard]] inline std::int16_t usedBit(std::uint32_t statement) {
    return static_cast<std::int16_t>(1U << (statement % 15U));
}

/// Returns true if a continuous effect is an unused extra play: made by a verb, or an ability for this turn that allows
/// plays.
[[nodiscard]] bool isExtra(const ReadableMatch& match, const ContinuousEffect& effect);

/// The permissions of a player to play cards. Valid only while the match does not change.
class Allowances {
public:
    /// Collects all permissions in the part of the turn for playing cards, the narrowest last.
    Allowances(const ReadableMatch& match, PlayerId player);
    /// Contains only this permission.
    Allowances(const ReadableMatch& match, PlayerId player, const Allowance& only);
    /// Contains only the extra play with that stamp, if it still lasts.
    Allowances(const ReadableMatch& match, PlayerId player, std::uint32_t extra);

    [[nodiscard]] const ReadableMatch& match() const { return m_match; }
    [[nodiscard]] PlayerId player() const { return m_player; }
    [[nodiscard]] std::span<const Allowance> all() const { return m_all; }
    /// Returns true if the permission covers the card, at some base.
    [[nodiscard]] bool isFor(const Allowance& one, CardId id) const;
    /// Returns true if the permission covers the base.
    [[nodiscard]] bool isAt(const Allowance& one, CardId base) const;
    /// Returns true if the permission covers both the card and the place.
    [[nodiscard]] bool lets(const Allowance& one, CardId card, CardId place) const;
    /// Returns true if a static ability among the permissions may cover cards in that zone.
    [[nodiscard]] bool mayName(Zone zone) const;
    /// Returns the permissions for this card and place that include no other such permission. The choice among them
    /// matters, because one is used up. Empty if the play is illegal.
    [[nodiscard]] SmallVector<const Allowance*, 8> narrowest(CardId card, CardId place) const;

private:
    const ReadableMatch& m_match;
    PlayerId m_player;
    SmallVector<Allowance, 8> m_all;
    SmallVector<EvalContext, 2> m_scopes;

    void addLasting(const ContinuousEffect& effect);
    void addExtra(const ContinuousEffect& effect);
    void addSaid(const Instruction& said, const EvalContext& scope, const Allowance& by);
    void addOnceATurn(const Instruction& said, const EvalContext& scope);
    void addAllInstead();
    [[nodiscard]] Allowance::Said noted(const Instruction& statement, const EvalContext& scope);
    [[nodiscard]] bool isForHandMinions(const Allowance& one) const;
    [[nodiscard]] bool names(const Allowance::Said& said, ExpressionId those, CardId card) const;
    [[nodiscard]] bool isAt(const Allowance::Said& said, CardId base) const;
};

/// The legal plays under some permissions, for queries about many cards. Valid only while the match does not change.
class Plays {
public:
    explicit Plays(const Allowances& by);

    /// Returns the legal places for the card: bases for a minion, hosts for an ongoing action. For any other action, a
    /// single empty id means that it can be played. Empty if the card can't be played.
    [[nodiscard]] SmallVector<CardId, 8> placesFor(CardId card) const;
    /// Returns true if the card has a legal place.
    [[nodiscard]] bool canPlay(CardId id) const;
    /// Returns why a known card can't be played; None if it is legal.
    [[nodiscard]] Refusal whyNot(CardId card) const;
    /// Returns why a card that can be played can't be played at that place.
    [[nodiscard]] Refusal whyNotAt(CardId card, CardId place) const;

private:
    const ReadableMatch& m_match;
    const Allowances& m_by;
    PreventionIndex m_preventers;
    // The types of cards in the hand (Minion, Action) that surely can be played anywhere, and those that may be
    // playable.
    Traits m_free = 0;
    Traits m_possible = 0;

    /// Returns the reason why every permission excludes the card.
    [[nodiscard]] MessageId whyNotAllowed(CardId id) const;
    /// Returns the card that prevents the play at that place; no card if none does.
    [[nodiscard]] CardId preventing(CardId card, CardId place) const;
    /// Returns true if no effect surely prevents the play at that place.
    [[nodiscard]] bool isFree(CardId card, CardId place) const;
    /// Returns true if `is(place)` returns true for a place where a card of this type could lie, regardless of
    /// permissions.
    template <class Is>
    bool anyPlaceOfKind(CardId id, Is&& is) const;
    /// Returns true if `is(place)` returns true for a legal place of the card.
    template <class Is>
    bool anyPlace(CardId card, Is&& is) const;
};

/// Returns the ability that resolves when the card is played; none if it lacks one.
[[nodiscard]] AbilityId textOf(const ReadableMatch& match, CardId card);
/// Returns the evaluation context of a card that the player is about to play.
[[nodiscard]] EvalContext scopeFor(const ReadableMatch& match, CardId card, PlayerId player);

}  // namespace duelogue::basebreak
