#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// Asks for the blockers, one after the other; its list holds pairs of a blocker and the attacker that it blocks. What
/// is offered obeys every restriction, and still lets as many requirements be obeyed as possible; "done" is legal once
/// they are (rules 509.1b and 509.1c).
struct DeclareBlockers {
    static constexpr KindId kind = id(ArcanaKind::DeclareBlockers);
    static constexpr std::string_view name = "blockers";

    PlayerId player;

    static void legalReplies(const Match& match, const Communication& self, Replies& out);
    [[nodiscard]] static Refusal refusalReason(const Match& match, const Communication& self, const Reply& reply);
    [[nodiscard]] static Reaction reply(Match& match, Communication& self, const Reply& reply);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&DeclareBlockers::player>("player")}; }
};

}  // namespace duelogue::arcana
