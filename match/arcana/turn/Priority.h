#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// A player has priority and may play a card, activate an ability or pass (rule 117). The value is 0 for a pass, 1 for
/// an action.
struct Priority {
    static constexpr KindId kind = id(ArcanaKind::Priority);
    static constexpr std::string_view name = "priority";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::optional<Complete> afterRequest(HandlerContext& match, Communication& self,
                                                              const Communication& request);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&Priority::player>("player")}; }
};

/// Returns true if a quick check shows that the player can only pass; false is inconclusive.
[[nodiscard]] bool canOnlyPass(const ReadableMatch& match, PlayerId player);

}  // namespace duelogue::arcana
