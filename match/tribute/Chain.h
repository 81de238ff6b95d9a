#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/state/EventContext.h"
#include "match/tribute/Values.h"

/// The chain: what is used in response to what, and then resolved from the last link to the first. Its links are
/// MatchState::pendingItems.
namespace duelogue::tribute {

/// A time to respond. First what has triggered joins the chain, then the players use cards in turn until both pass;
/// then the chain is resolved, and as long as it was one, there is a time to respond to that. The value is 1 where
/// anything was used.
///
/// A trigger of a set card is no link: it is the occasion on which its controller may use it, until the next thing
/// happens.
struct Chain {
    static constexpr KindId kind = id(TributeKind::Chain);
    static constexpr std::string_view name = "chain";
    enum class Step : std::uint8_t { Begin, Linked, Asked, Resolved, PutAway };

    PlayerId next;            ///< who is asked next; none: not settled yet
    std::uint8_t passes = 0;  ///< in a row

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Chain::next>("player")}; }
};

/// A player may use a card or an effect in response. The value is 1 where that was done.
struct Respond {
    static constexpr KindId kind = id(TributeKind::Respond);
    static constexpr std::string_view name = "respond";

    PlayerId player;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Respond::player>("player")}; }
};

/// The last link of the chain is resolved. A link whose targets are gone does nothing.
struct ResolveLink {
    static constexpr KindId kind = id(TributeKind::ResolveLink);
    static constexpr std::string_view name = "resolve";
    enum class Step : std::uint8_t { Begin, Done };

    CardId card;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ResolveLink::card>("card")}; }
};

/// What is of one of these kinds stays on the field once it has been used.
inline constexpr Traits staying = bit(Trait::Equip) | bit(Trait::Continuous) | bit(Trait::Field);

/// Who has no life points left, or should have drawn and could not, has lost.
void endIfLost(Match& match);
/// Whether something has happened since settle() last looked.
[[nodiscard]] inline bool hasToSettle(const MatchState& state) {
    return state.globals.stale != 0 || state.globals.touched != 0;
}
/// settle(), where there may be something to settle.
void settleAll(Match& match);
/// What has to be so before anything else goes on: what nothing holds falls, who has no life points left has lost.
inline void settle(Match& match) {
    if (hasToSettle(match.state())) settleAll(match);
}
/// Whether what has triggered is no link of a chain by itself, but an occasion to use the card: a set card, or one that
/// is used because of an event and is being used already.
[[nodiscard]] bool isOccasion(const Match& match, const Trigger& trigger);
/// Whether it has to wait while there is a time to respond before what was lent goes back: the beginning of the end
/// phase has triggered it.
[[nodiscard]] bool waitsForReturn(const Match& match, const Trigger& trigger);
/// Whether something has happened that has to be looked at: a time to respond.
[[nodiscard]] bool isWindowOpen(const Match& match);
/// Settles, and goes through a time to respond in which nobody has anything to respond with: true, it is over. False:
/// it takes a Chain.
[[nodiscard]] bool isQuiet(Match& match);

}  // namespace duelogue::tribute
