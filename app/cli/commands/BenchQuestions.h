#pragma once

#include "app/cli/Command.h"

namespace duelogue {

/// Runs `duelogue bench --questions`. The options are those of the command bench.
ExitStatus runBenchQuestions(Arguments& arguments, Console& console);
/// Returns the keys of its JSON.
[[nodiscard]] std::vector<JsonKey> benchQuestionsKeys();

}  // namespace duelogue
