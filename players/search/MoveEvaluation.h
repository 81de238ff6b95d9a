#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "match/loop/View.h"
#include "players/search/Hints.h"

namespace duelogue {

/// A reply judged afterwards by a search, from the view of the player who gave it.
struct MoveEvaluation {
    Hint best;              ///< the reply of the search
    double played = 0;      ///< chance to win after the given reply, 0-1
    double loss = 0;        ///< loss of chance against the best reply, at least 0
    double error = 0;       ///< standard error of the loss
    std::int64_t work = 0;  ///< the cost of the evaluation (WorkMeter)

    /// Returns true if the loss is large and certain enough to be reported.
    [[nodiscard]] bool isMistake() const;
    static constexpr double mistake = .08;  ///< minimum loss
};

/// Judges a reply with a search of `iterations` over all replies. If the search prefers another reply, it then spends
/// half as many iterations on each of the two, so both are known equally well. The same seed gives the same result.
/// Returns std::nullopt without a choice or after a stop.
[[nodiscard]] std::optional<MoveEvaluation> evaluateMove(const View& view, const Reply& played, int iterations,
                                                         std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace duelogue
