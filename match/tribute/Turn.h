#pragma once

#include <string_view>
#include <vector>

#include "match/loop/HandlerContext.h"
#include "match/tribute/Values.h"

namespace duelogue::tribute {

/// The main phase of the current player, one action after the other. The question is repeated after each action until
/// the player leaves the phase. The value is then the next part of the turn (Detail), and 0 otherwise (S4.10, S4.24).
struct Act {
    static constexpr KindId kind = id(TributeKind::Act);
    static constexpr std::string_view name = "act";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Act::player>("player")}; }
};

/// The end phase: the player discards down to the hand limit.
struct EndPhase {
    static constexpr KindId kind = id(TributeKind::EndPhase);
    static constexpr std::string_view name = "end of the turn";
    enum class Step : std::uint8_t { Begin, Chosen, Discarded };

    PlayerId player;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&EndPhase::player>("player")}; }
};

/// The return of monsters that were lent until the end phase, without a chain link. If one of them has an effect at
/// that time, the current player chooses which comes first. A monster kept for its effect returns with the next Return.
/// A lender without room for all of them chooses which ones return; the others go to their owners' graveyards. The list
/// holds the returned monsters.
struct Return {
    static constexpr KindId kind = id(TributeKind::Return);
    static constexpr std::string_view name = "return";
    enum class Step : std::uint8_t { Begin, Chosen, RoomGiven };

    PlayerId player;
    std::uint8_t isLast = 0;  ///< 1: all return, and none is kept
    CardId card;              ///< the last monster that was asked about

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Return::player>("player"), field<&Return::isLast>("is last"), field<&Return::card>("card")};
    }
};

/// Returns the next communication of the turn; nullopt if the turn has moved on without one. The communication stack
/// must be empty.
[[nodiscard]] std::optional<Communication> nextOfTurn(HandlerContext& match, const Communication* answered);
/// Returns the number of cards above the hand limit; negative if there is room left.
[[nodiscard]] int overLimit(const MatchState& state, PlayerId player);
/// Returns true if a player has a monster that must return to its lender.
[[nodiscard]] bool isAnyLent(const MatchState& state);

}  // namespace duelogue::tribute
