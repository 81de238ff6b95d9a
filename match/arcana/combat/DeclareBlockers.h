#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The declaration of blockers, one by one; the list holds pairs of a blocker and its attacker. Each offered block
/// obeys every restriction and leaves the maximum number of requirements possible. "Done" is legal once that maximum is
/// reached (rules 509.1b and 509.1c).
struct DeclareBlockers {
    static constexpr KindId kind = id(ArcanaKind::DeclareBlockers);
    static constexpr std::string_view name = "blockers";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DeclareBlockers::player>("player")}; }
};

}  // namespace duelogue::arcana
