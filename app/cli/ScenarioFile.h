#pragma once

#include <filesystem>
#include <variant>
#include <vector>

#include "app/games/Games.h"
#include "app/library/files/TextFile.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

/// Reads the scenarios of a file, at least one. Returns the first error, or the reason why the file can't be read.
[[nodiscard]] std::variant<std::vector<Scenario>, NotationError, TextProblem> readScenarioFile(
    const std::filesystem::path& file);
/// Reads the scenarios of a file with all errors. Errors inside a scenario are stored in that scenario.
[[nodiscard]] std::variant<ScenarioText, TextProblem> readScenarioTextFile(const std::filesystem::path& file);
/// Returns the game of the scenario, or an error if no game has that name.
[[nodiscard]] std::variant<const Game*, NotationError> gameOf(const Scenario& scenario);
/// Returns "FILE:LINE: NAME: expected ..., found ...", on one line.
[[nodiscard]] std::string describe(const std::filesystem::path& file, const std::string& name,
                                   const NotationError& error);

}  // namespace duelogue
