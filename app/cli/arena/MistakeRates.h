#pragma once

#include <QJsonObject>
#include <ostream>
#include <stop_token>
#include <vector>

#include "app/cli/Command.h"
#include "app/library/measure/DeckMeasurement.h"
#include "app/library/measure/PlayOptions.h"

namespace duelogue {

/// The reliability of mistakes: how often replies with large and with small losses are called mistakes. The losses are
/// those of a much longer search.
struct MistakeRates {
    static constexpr double real = 0.1;    ///< minimum of a large loss
    static constexpr double small = 0.01;  ///< a small loss is below it

    WinRate largeLosses;  ///< called mistakes count as won
    WinRate smallLosses;
    int decisions = 0;
    int matches = 0;

    /// Adds a reply with the loss by the longer search.
    void add(double loss, bool isCalledMistake);
    [[nodiscard]] QJsonObject json() const;
    void write(std::ostream& out) const;
};

/// The effort of measureMistakes().
struct MistakeEffort {
    int iterations = 1000;   ///< search iterations that call a mistake, see evaluateMove()
    int reference = 50'000;  ///< iterations that find the best reply, and for each of the two replies after that
    int matches = 10;
};

/// Plays matches between greedy players. Judges a random sensible reply at five random decisions of each, as
/// `duelogue analyze` does, and once more with the longer search. A stop ends the run early, with the results so far.
[[nodiscard]] MistakeRates measureMistakes(const PlayOptions& seats, const MistakeEffort& effort,
                                           const std::stop_token& stop);

/// Returns the keys of the JSON of `bench --mistakes`, except those that it shares with other measurements.
[[nodiscard]] std::vector<JsonKey> mistakeRatesKeys();

}  // namespace duelogue
