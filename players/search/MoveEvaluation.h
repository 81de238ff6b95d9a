#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "match/loop/View.h"
#include "players/search/Hints.h"

namespace duelogue {

/// A reply judged afterwards, from the view of the player who gave it. Its numbers come from a ReplyComparison.
struct MoveEvaluation {
    Hint best;              ///< the best reply
    Estimate played;        ///< chance to win after the given reply, 0-1
    Estimate loss;          ///< loss of chance against the best reply; its value is at least 0
    int effort = 0;         ///< iterations for each of the two replies
    std::int64_t work = 0;  ///< the cost of the evaluation (WorkMeter)

    /// Returns true if the interval of the loss contains zero, so that the given reply may be as good as the best one.
    [[nodiscard]] bool isAsGood() const { return !loss.isClear(); }
    /// Returns true if the loss is large and certain enough to be reported.
    [[nodiscard]] bool isMistake() const { return loss.value >= mistake && loss.isClear(); }
    static constexpr double mistake = .03;  ///< minimum loss
};

/// Judges a reply. A search of `iterations` over all replies finds the best one. That and the given reply are then
/// compared with `iterations` each. A result that looks like a mistake is replaced by that of a second comparison, in
/// other worlds and with twice as many iterations. The same seed gives the same result. Returns std::nullopt without a
/// choice or after a stop.
[[nodiscard]] std::optional<MoveEvaluation> evaluateMove(const View& view, const Reply& played, int iterations,
                                                         std::uint64_t seed, const std::stop_token& stop = {});

/// Returns the best reply by a search of `iterations` over all replies, and after it the given reply if it is another
/// one. Returns an empty list without a choice or after a stop.
[[nodiscard]] Replies bestAndPlayed(const View& view, const Reply& played, int iterations, std::uint64_t seed,
                                    const std::stop_token& stop = {});

}  // namespace duelogue
