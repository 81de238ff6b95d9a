#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The declaration of attackers, one by one; the list holds those declared so far. "Done" is legal once every creature
/// that attacks if able has been declared (rule 508.1d).
struct DeclareAttackers {
    static constexpr KindId kind = id(ArcanaKind::DeclareAttackers);
    static constexpr std::string_view name = "attackers";

    PlayerId player;

    static void legalReplies(const ReadableMatch& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const ReadableMatch& match, const Communication& self,
                                               const Reply& reply);
    [[nodiscard]] static Reaction reply(HandlerContext& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DeclareAttackers::player>("player")}; }
};

}  // namespace duelogue::arcana
