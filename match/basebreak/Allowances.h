#pragma once

#include <span>
#include <vector>

#include "match/basebreak/Values.h"
#include "match/effects/Guards.h"
#include "match/loop/Match.h"
#include "match/state/Scope.h"

namespace duelogue::basebreak {

/// Something that lets a player play a card: what each turn allows, an extra play, or what a card in play or elsewhere
/// says ("may play").
struct Allowance {
    enum class Of : std::uint8_t {
        Turn,    ///< one minion and one action
        Extra,   ///< a lasting effect: of `stamp`
        Card,    ///< a statement of the card `source`
        Nobody,  ///< an effect plays the card now
    };
    Of of = Of::Turn;
    bool minions = true;  ///< of minions, else of actions; for a statement its words say which
    std::uint32_t stamp = 0;
    CardId source;       ///< what says so
    int mostPower = -1;  ///< printed; below zero: any
    CardId at;           ///< the only base; none: any
    const Instruction* said = nullptr;
    Scope scope;
};

/// Whether a lasting effect is an extra play that has not been used yet.
[[nodiscard]] bool isExtra(const FloatingEffect& effect);
/// Everything that lets the player play a card in the part of the turn in which cards are played, the narrowest last.
[[nodiscard]] std::vector<Allowance> allowances(const Match& match, PlayerId player);

/// What a player may play, and where, by any of these: to be asked about many cards while nothing changes.
class Plays {
public:
    Plays(const Match& match, PlayerId player, std::span<const Allowance> by);

    /// For a minion at which bases, for an ongoing action on what; for any other action "none" stands for itself. Empty
    /// where the card can't be played.
    [[nodiscard]] std::vector<CardId> placesFor(CardId card) const;
    /// Whether there is any such place.
    [[nodiscard]] bool canPlay(CardId card) const;
    /// What there is against playing a known card; None: nothing.
    [[nodiscard]] MessageId whyNot(CardId card) const;

private:
    const Match& m_match;
    PlayerId m_player;
    std::span<const Allowance> m_by;
    Preventers m_preventers;

    /// None of them is for the card.
    [[nodiscard]] MessageId whyNotAllowed(CardId id) const;
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
/// Those that let the card be played there and of which none allows all that another one does, so that which of them is
/// used up makes a difference; empty: none lets it.
[[nodiscard]] std::vector<const Allowance*> narrowest(const Match& match, std::span<const Allowance> by,
                                                      PlayerId player, CardId card, CardId place);

/// The ability that a card has as it is played; none where it does nothing.
[[nodiscard]] AbilityId textOf(const Match& match, CardId card);
/// The scope of the words of a card that a player is about to play.
[[nodiscard]] Scope scopeFor(const Match& match, CardId card, PlayerId player);

}  // namespace duelogue::basebreak
