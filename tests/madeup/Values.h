#pragma once

#include "match/loop/HandlerContext.h"
#include "tests/madeup/Words.h"

namespace duelogue::madeup {

[[nodiscard]] inline std::int16_t& value(HandlerContext& match, PlayerId player, PlayerValue which) {
    return match.state().player(player).values[static_cast<std::size_t>(which)];
}
[[nodiscard]] inline int value(const ReadableMatch& match, PlayerId player, PlayerValue which) {
    return match.state().player(player).values[static_cast<std::size_t>(which)];
}

[[nodiscard]] inline bool is(const ReadableMatch& match, CardId card, Trait trait) {
    return (match.state().card(card).current.traits & bit(trait)) != 0;
}

}  // namespace duelogue::madeup
