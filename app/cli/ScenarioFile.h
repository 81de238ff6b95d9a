#pragma once

#include <filesystem>
#include <variant>
#include <vector>

#include "app/games/Games.h"
#include "app/library/files/TextFile.h"
#include "match/notation/scenario/Scenario.h"

namespace duelogue {

/// The scenarios of a file, at least one; else what is wrong with it, or why it can't be read.
[[nodiscard]] std::variant<std::vector<Scenario>, NotationError, TextProblem> readScenarioFile(
    const std::filesystem::path& file);
/// Likewise, with every line that is wrong: those of a scenario stand in it.
[[nodiscard]] std::variant<ScenarioText, TextProblem> readScenarioTextFile(const std::filesystem::path& file);
/// The game that the scenario is of; else that there is none of that name.
[[nodiscard]] std::variant<const Game*, NotationError> gameOf(const Scenario& scenario);
/// "FILE:LINE: NAME: expected ..., found ...", on one line.
[[nodiscard]] std::string describe(const std::filesystem::path& file, const std::string& name,
                                   const NotationError& error);

}  // namespace duelogue
