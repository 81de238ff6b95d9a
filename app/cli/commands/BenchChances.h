#pragma once

#include <QJsonObject>
#include <cstdint>
#include <ostream>
#include <stop_token>
#include <vector>

#include "app/cli/Command.h"
#include "app/cli/ReadPlayOptions.h"

namespace duelogue {

/// Changes of a player's chance from one decision to the next one in the same turn. They are 0 on average if chances
/// are consistent.
struct ChanceChanges {
    std::vector<double> changes;  ///< as shares: 0.05 is five points

    [[nodiscard]] double mean() const;
    /// Returns half the width of the 95 % confidence interval of the mean.
    [[nodiscard]] double margin() const;
    /// Returns the share of changes that exceed five points in either direction.
    [[nodiscard]] double large() const;
};

/// The consistency of chances: whether a reply that is not the best one leads to the chance that was shown for it.
struct ChanceConsistency {
    ChanceChanges quiet;  ///< nothing random happened in between, and the player learned nothing hidden
    ChanceChanges other;  ///< all other pairs of decisions
    int matches = 0;

    [[nodiscard]] QJsonObject json() const;
    void write(std::ostream& out) const;
};

/// The effort of measureConsistency().
struct ConsistencyEffort {
    int iterations = 1000;  ///< search iterations for each reply
    int matches = 10;
};

/// Plays matches in which greedy players sometimes give another reply than the best one. Compares the chance after
/// such a reply with the chance at the next decision of the same player in the same turn. Both chances are those that
/// `duelogue analyze` shows. A stop ends the run early, with the results so far.
[[nodiscard]] ChanceConsistency measureConsistency(const PlayOptions& seats, const ConsistencyEffort& effort,
                                                   const std::stop_token& stop);

/// Runs `duelogue bench` with --chances, --margins or --mistakes. The other options are those of the command bench.
ExitStatus runBenchChances(const PlayOptions& seats, Arguments& arguments, Console& console);
/// Returns the keys of its JSON, except those that it shares with `bench --questions`.
[[nodiscard]] std::vector<JsonKey> benchChancesKeys();

}  // namespace duelogue
