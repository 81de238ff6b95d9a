#pragma once

#include <string_view>
#include <vector>

#include "match/effects/ResponseWindow.h"
#include "match/loop/HandlerContext.h"
#include "match/state/EventContext.h"
#include "match/tribute/Values.h"

/// The chain: its links are MatchState::pendingItems and resolve from the last to the first.
namespace duelogue::tribute {

/// A response window. First waiting triggers join the chain. Then the players use cards in turn until both pass, and
/// the chain resolves. A further window follows as long as there was a chain. The value is 1 if anything was used.
///
/// A trigger of a set card is not a link. It is the occasion for its controller to use the card, and lasts until the
/// next event.
struct Chain {
    static constexpr KindId kind = id(TributeKind::Chain);
    static constexpr std::string_view name = "chain";
    enum class Step : std::uint8_t { Begin, Linked, Asked, Resolved, PutAway };

    ResponseOrder order;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {ResponseOrder::playerOf<&Chain::order>()}; }
};

/// A player may use a card or an effect in response. The value is 1 if the player did.
struct Respond {
    static constexpr KindId kind = id(TributeKind::Respond);
    static constexpr std::string_view name = "respond";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    static constexpr auto& afterRequest = completeUnlessCanceled;
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Respond::player>("player")}; }
};

/// The resolution of the last link of the chain. A link whose targets are gone does nothing.
struct ResolveLink {
    static constexpr KindId kind = id(TributeKind::ResolveLink);
    static constexpr std::string_view name = "resolve";
    enum class Step : std::uint8_t { Begin, Done };

    CardId card;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ResolveLink::card>("card")}; }
};

/// The types that stay on the field after use.
inline constexpr Traits staying = bit(Trait::Equip) | bit(Trait::Continuous) | bit(Trait::Field);

/// Ends the match if a player has lost all life points or could not draw from an empty deck. All such players lose.
void endIfLost(HandlerContext& match);
/// Returns true if the state has changed since the last settle().
[[nodiscard]] inline bool hasToSettle(const MatchState& state) {
    return state.globals.stale != 0 || state.globals.touched != 0;
}
/// The slow part of settle(), without the check whether anything has changed.
void settleAll(HandlerContext& match);
/// Applies the rules that precede everything else. Equips without a monster go to the graveyard, monsters turn to a
/// required position, and defeated players lose.
inline void settle(HandlerContext& match) {
    if (hasToSettle(match.state())) settleAll(match);
}
/// Returns true if the trigger is not a chain link of its own, but an occasion to use its card. That card is set, or is
/// used because of an event.
[[nodiscard]] bool isOccasion(const ReadableMatch& match, const Trigger& trigger);
/// Returns true if the trigger waits until lent monsters have returned, because the beginning of the end phase has
/// caused it.
[[nodiscard]] bool waitsForReturn(const ReadableMatch& match, const Trigger& trigger);
/// Returns true if an event has opened a response window.
[[nodiscard]] bool isWindowOpen(const ReadableMatch& match);
/// Settles, and passes through a response window in which no player can respond. Returns true if that window is over;
/// false if it needs a Chain.
[[nodiscard]] bool isQuiet(HandlerContext& match);

}  // namespace duelogue::tribute
