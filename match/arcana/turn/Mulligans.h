#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The size of an opening hand, and of the largest hand that is kept at the end of a turn (rules 103.5, 402.2).
inline constexpr int handSize = 7;

/// Opening hands (rule 103.5, the London mulligan): everybody draws seven; who likes shuffles the hand away and draws
/// seven anew, and puts one card for each time at the bottom of the library. That is asked for once the hand is kept,
/// which comes to the same: what lies at the bottom of a hand that is sent back is shuffled with it.
struct Mulligans {
    static constexpr KindId kind = id(ArcanaKind::Mulligans);
    static constexpr std::string_view name = "opening hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, ShuffledBack, Chosen, PutBack };

    std::uint8_t asked = 0;  ///< how many players of this round have been asked, from the first on
    std::uint8_t kept = 0;   ///< bit p: player p keeps the hand
    std::uint8_t again = 0;  ///< bit p: player p draws a new hand after this round
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {}; }
};

}  // namespace duelogue::arcana
