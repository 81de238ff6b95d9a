#pragma once

#include <string_view>
#include <vector>

#include "match/loop/Match.h"
#include "match/tribute/Values.h"

namespace duelogue::tribute {

/// What the player whose turn it is does in a main phase, one thing after the other. It is asked anew after each, until
/// the phase is left: then the value is the part of the turn that comes next (Detail), and else 0 (S4.10, S4.24).
struct Act {
    static constexpr KindId kind = id(TributeKind::Act);
    static constexpr std::string_view name = "act";

    PlayerId player;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(Match& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Act::player>("player")}; }
};

/// What the end phase is there for: the hand is reduced to its limit.
struct EndPhase {
    static constexpr KindId kind = id(TributeKind::EndPhase);
    static constexpr std::string_view name = "end of the turn";
    enum class Step : std::uint8_t { Begin, Chosen, Discarded };

    PlayerId player;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&EndPhase::player>("player")}; }
};

/// Monsters that were lent until the end phase go back to who lent them, and that is no link of a chain. Where one of
/// them has an effect of its own at that time, the player whose turn it is says which comes first; what is kept for its
/// effect is given back by the next one of these. Who has not room for all that go back says which come; the others go
/// to their owners' graveyards. Its list is what went back.
struct Return {
    static constexpr KindId kind = id(TributeKind::Return);
    static constexpr std::string_view name = "return";
    enum class Step : std::uint8_t { Begin, Chosen, RoomGiven };

    PlayerId player;
    std::uint8_t isLast = 0;  ///< 1: nothing is kept
    CardId card;              ///< the last one that was asked about

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() {
        return {field<&Return::player>("player"), field<&Return::isLast>("is last"), field<&Return::card>("card")};
    }
};

/// What happens next while nothing is outstanding.
[[nodiscard]] std::optional<Communication> nextOfTurn(Match& match, const Communication* answered);

}  // namespace duelogue::tribute
