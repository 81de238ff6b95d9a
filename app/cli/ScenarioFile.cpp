#include "app/cli/ScenarioFile.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "cards/Nearest.h"

namespace duelogue {

std::variant<std::vector<Scenario>, NotationError> readScenarioFile(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    if (!stream) return NotationError{0, "a file that can be read", "none"};
    auto read = readScenarios(text);
    const auto* scenarios = std::get_if<std::vector<Scenario>>(&read);
    if (scenarios != nullptr && scenarios->empty()) return NotationError{1, "a line \"game NAME\"", "nothing"};
    return read;
}

std::variant<const Game*, NotationError> gameOf(const Scenario& scenario) {
    if (const Game* found = game(scenario.game)) return found;
    const std::string near = nearest(scenario.game, gameIds());
    return NotationError{scenario.line, "a game" + (near.empty() ? "" : ", perhaps " + near),
                         '"' + scenario.game + '"'};
}

std::string describe(const std::filesystem::path& file, const std::string& name, const NotationError& error) {
    std::string message = error.message();
    std::ranges::replace(message, '\n', ' ');
    return file.string() + ":" + std::to_string(error.line) + ": " + name + (name.empty() ? "" : ": ") + message;
}

}  // namespace duelogue
