#pragma once

#include <span>

#include "match/basebreak/Values.h"
#include "match/effects/verbs/Replacements.h"
#include "match/loop/Match.h"
#include "match/state/EvalContext.h"
#include "match/state/SmallVector.h"

namespace duelogue::basebreak {

/// Something that lets a player play a card: what each turn allows, an extra play, or what a card in play or elsewhere
/// says ("may play").
struct Allowance {
    enum class Of : std::uint8_t {
        Minion,  ///< the minion that a turn allows
        Action,  ///< the action that a turn allows
        Extra,   ///< an extra play, which is a lasting effect: of `stamp`
        Card,    ///< a statement of the card `source`
        Nobody,  ///< an effect plays the card now
    };
    Of of = Of::Minion;
    bool minions = true;      ///< of minions, else of actions; for a statement its words say which
    std::uint32_t stamp = 0;  ///< of the extra play; for what a card says the number of the statement
    CardId source;            ///< what says so
    int mostPower = -1;       ///< printed; below zero: any
    CardId at;                ///< the only base; none: any
    /// A statement; its scope is one of those that Allowances has.
    struct Said {
        const Instruction* statement = nullptr;
        std::size_t scope = 0;
        explicit operator bool() const { return statement != nullptr; }
    };
    Said said;     ///< what allows it, if it is a statement
    Said instead;  ///< by which it is for other cards in place of minions from the hand
};

/// The bit of CardValue::Used for a statement that lets a card be played each turn: those of a card have numbers in a
/// row.
[[nodiscard]] inline std::int16_t usedBit(std::uint32_t statement) {
    return static_cast<std::int16_t>(1U << (statement % 15U));
}

/// Whether a lasting effect is an extra play that has not been used yet: it is made by a verb, or says for this turn
/// what may be played.
[[nodiscard]] bool isExtra(const Match& match, const ContinuousEffect& effect);

/// By what a player may play cards, while nothing changes.
class Allowances {
public:
    /// Everything that lets the player do so in the part of the turn in which cards are played, the narrowest last.
    Allowances(const Match& match, PlayerId player);
    /// Nothing but this.
    Allowances(const Match& match, PlayerId player, const Allowance& only);
    /// Nothing but the extra play with that stamp, where it lasts still.
    Allowances(const Match& match, PlayerId player, std::uint32_t extra);

    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] PlayerId player() const { return m_player; }
    [[nodiscard]] std::span<const Allowance> all() const { return m_all; }
    /// Whether it lets the card be played, at some base or other.
    [[nodiscard]] bool isFor(const Allowance& one, CardId id) const;
    /// Whether it lets cards be played at the base.
    [[nodiscard]] bool isAt(const Allowance& one, CardId base) const;
    /// Both.
    [[nodiscard]] bool lets(const Allowance& one, CardId card, CardId place) const;
    /// Whether what a card says may be about cards that lie there.
    [[nodiscard]] bool mayName(Zone zone) const;
    /// Those that let the card be played there and of which none allows all that another one does, so that which of
    /// them is used up makes a difference; empty: none lets it.
    [[nodiscard]] SmallVector<const Allowance*, 8> narrowest(CardId card, CardId place) const;

private:
    const Match& m_match;
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

/// What a player may play, and where, by any of these: to be asked about many cards while nothing changes.
class Plays {
public:
    explicit Plays(const Allowances& by);

    /// For a minion at which bases, for an ongoing action on what; for any other action "none" stands for itself. Empty
    /// where the card can't be played.
    [[nodiscard]] SmallVector<CardId, 8> placesFor(CardId card) const;
    /// Whether there is any such place.
    [[nodiscard]] bool canPlay(CardId id) const;
    /// What there is against playing a known card; None: nothing.
    [[nodiscard]] Refusal whyNot(CardId card) const;
    /// Returns why a card that can be played can't be played at that place.
    [[nodiscard]] Refusal whyNotAt(CardId card, CardId place) const;

private:
    const Match& m_match;
    const Allowances& m_by;
    PreventionIndex m_preventers;
    // Of which kinds of cards in the hand (Minion, Action) any may be played anywhere, and of which any might be.
    Traits m_free = 0;
    Traits m_possible = 0;

    /// None of them is for the card.
    [[nodiscard]] MessageId whyNotAllowed(CardId id) const;
    /// Returns the card that keeps it from being played there; no card if none does.
    [[nodiscard]] CardId preventing(CardId card, CardId place) const;
    /// Whether nothing would surely keep the card from being played there.
    [[nodiscard]] bool isFree(CardId card, CardId place) const;
    /// Whether `is(place)` says so of one of the places at which a card of its kind could lie, whatever allows it to be
    /// played.
    template <class Is>
    bool anyPlaceOfKind(CardId id, Is&& is) const;
    /// Likewise of the places where the player may play it.
    template <class Is>
    bool anyPlace(CardId card, Is&& is) const;
};

/// The ability that a card has as it is played; none where it does nothing.
[[nodiscard]] AbilityId textOf(const Match& match, CardId card);
/// The scope of the words of a card that a player is about to play.
[[nodiscard]] EvalContext scopeFor(const Match& match, CardId card, PlayerId player);

}  // namespace duelogue::basebreak
