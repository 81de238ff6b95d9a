#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// Returns the number of cards that an opening hand loses by this many mulligans, according to Option::Mulligan.
[[nodiscard]] int cardsLost(const MatchState& state, int mulligans);

/// Opening hands with mulligans (rule 103.5). Each player draws a starting hand. For a mulligan, the player shuffles
/// the hand back and draws a new one. With the London mulligan, a player who keeps the hand puts the lost cards on the
/// bottom of the library. Doing so only after keeping makes no difference, because earlier hands are shuffled back
/// anyway. With the Paris mulligan, the new hand is smaller by the lost cards.
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
