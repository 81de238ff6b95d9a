#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "match/loop/View.h"
#include "players/search/Hints.h"

namespace duelogue {

/// What a search thinks of a reply that was given, looking back, from the view of whoever gave it and from nothing
/// else.
struct Verdict {
    Hint best;              ///< what it would have done
    double played = 0;      ///< chance to win after what was played, from 0 to 1
    double loss = 0;        ///< so much less than after the best; 0 where that is what was played, or no worse
    double error = 0;       ///< standard error of the loss
    std::int64_t work = 0;  ///< what the verdict has cost (WorkMeter)

    /// The loss is so large, and so sure, that it is worth a word.
    [[nodiscard]] bool isMistake() const;
    static constexpr double mistake = .08;  ///< the least loss of one
};

/// Thinks for so many iterations about everything that could have been replied, and, where it would have done something
/// else, for half as many about each of these two, so that both are known equally well. The same seed gives the same
/// verdict. Nothing where there was no choice, or it was stopped.
[[nodiscard]] std::optional<Verdict> judge(const View& view, const Reply& played, int iterations, std::uint64_t seed,
                                           const std::stop_token& stop = {});

}  // namespace duelogue
