#pragma once

#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// The calibration of chances that people see. Evaluation::chances() is fitted for search players, which need only the
/// order of replies. It can be too sure, above all with more than two seats, so its scale is divided by a sharpness
/// for each game and number of seats. `duelogue calibrate` fits it to matches, and resources/chances/ has the results.
///
/// Returns the sharpness for a match: below 1, the evaluation is too sure. It is 1 for games that were not fitted.
/// Thread-safe.
[[nodiscard]] double sharpnessFor(const ReadableMatch& match);

}  // namespace duelogue
