#pragma once

#include <QJsonObject>
#include <ostream>
#include <span>
#include <stop_token>
#include <vector>

#include "app/cli/Command.h"
#include "app/library/measure/PlayOptions.h"
#include "app/library/measure/Scores.h"
#include "players/search/ReplyComparison.h"

namespace duelogue {

/// The honesty of margins: how often the 95 % interval of a difference contains the mean of independent searches.
class MarginHonesty {
public:
    /// The number of independent searches whose mean an interval should contain.
    static constexpr int others = 20;

    /// Adds the results of one difference, from others + 1 searches in different worlds. Each interval is compared with
    /// the mean of all other results.
    void add(std::span<const Estimate> differences);

    [[nodiscard]] std::size_t decisions() const { return m_held.size(); }
    /// Returns the share of intervals that contain the mean, from 0 to 1; 0 without decisions.
    [[nodiscard]] double held() const;
    /// Returns the 95 % interval of held() by bootstrap. It draws whole decisions, because their searches are alike.
    [[nodiscard]] Interval interval() const;
    /// Returns the median of all margins; 0 without decisions.
    [[nodiscard]] double medianMargin() const;

    [[nodiscard]] QJsonObject json() const;
    void write(std::ostream& out) const;

private:
    std::vector<double> m_held;  ///< by decision: the share of its intervals
    std::vector<double> m_margins;
};

/// The result of `bench --margins`.
struct MarginsFound {
    MarginHonesty honesty;
    int matches = 0;
};

/// Plays matches between greedy players. At five random decisions of each, compares the reply that a search finds best
/// with another sensible one, in others + 1 searches. A stop ends the run early, with the results so far.
[[nodiscard]] MarginsFound measureMargins(const PlayOptions& seats, int iterations, int matches,
                                          const std::stop_token& stop);

/// Returns the keys of the JSON of `bench --margins`, except those that it shares with other measurements.
[[nodiscard]] std::vector<JsonKey> marginHonestyKeys();

}  // namespace duelogue
