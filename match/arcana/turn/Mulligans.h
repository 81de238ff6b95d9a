#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The size of an opening hand, and the maximum hand size at the end of a turn (rules 103.5, 402.2).
inline constexpr int handSize = 7;

/// Opening hands with the London mulligan (rule 103.5). Each player draws seven cards. For a mulligan, the player
/// shuffles the hand back and draws seven new ones. A player who keeps the hand puts one card for each mulligan on the
/// bottom of the library. Doing so only after keeping makes no difference, because earlier hands are shuffled back
/// anyway.
struct Mulligans {
    static constexpr KindId kind = id(ArcanaKind::Mulligans);
    static constexpr std::string_view name = "opening hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, ShuffledBack, Chosen, PutBack };

    std::uint8_t asked = 0;  ///< the number of players asked in this round, in turn order
    std::uint8_t kept = 0;   ///< bit p: player p keeps the hand
    std::uint8_t again = 0;  ///< bit p: player p draws a new hand after this round
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {}; }
};

}  // namespace duelogue::arcana
