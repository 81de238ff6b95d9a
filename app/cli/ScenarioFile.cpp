#include "app/cli/ScenarioFile.h"

#include <algorithm>

#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

std::variant<std::vector<Scenario>, NotationError, TextProblem> readScenarioFile(const std::filesystem::path& file) {
    auto text = readTextFile(file.string());
    if (auto* problem = std::get_if<TextProblem>(&text)) return std::move(*problem);
    auto read = readScenarios(std::get<TextFile>(text).text);
    if (auto* error = std::get_if<NotationError>(&read)) return std::move(*error);
    auto& scenarios = std::get<std::vector<Scenario>>(read);
    if (scenarios.empty()) return NotationLine{1, {}}.error(std::string(noScenario));
    return std::move(scenarios);
}

std::variant<ScenarioText, TextProblem> readScenarioTextFile(const std::filesystem::path& file) {
    auto text = readTextFile(file.string());
    if (auto* problem = std::get_if<TextProblem>(&text)) return std::move(*problem);
    ScenarioText read = readScenarioText(std::get<TextFile>(text).text);
    if (read.scenarios.empty() && read.mistakes.empty())
        read.mistakes.push_back(NotationLine{1, {}}.error(std::string(noScenario)));
    return read;
}

std::variant<const Game*, NotationError> gameOf(const Scenario& scenario) {
    if (const Game* found = game(scenario.game)) return found;
    return NotationLine{scenario.line, {}}.error(unknownWord("game", scenario.game, gameIds()));
}

std::string describe(const std::filesystem::path& file, const std::string& name, const NotationError& error) {
    std::string message = error.message();
    std::ranges::replace(message, '\n', ' ');
    return file.string() + ":" + std::to_string(error.line) + ": " + name + (name.empty() ? "" : ": ") + message;
}

}  // namespace duelogue
