#include "players/search/Level.h"

#include <algorithm>
#include <array>

#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/Evaluation.h"
#include "players/search/LevelPlayer.h"

namespace duelogue {

namespace {

constexpr std::chrono::milliseconds noTime{0};
constexpr std::array<Level, 5> allLevels{{
    {"novice", "Novice", "Plays good cards but misses many chances.", {300, noTime}, 2, 1000},
    {"apprentice", "Apprentice", "Finds the obvious plays but makes mistakes.", {60, noTime}, 0.22, 1100},
    {"adept", "Adept", "Thinks a turn ahead but forgives a slip.", {100, noTime}, 0.11, 1177},
    {"expert", "Expert", "Works out what you may be holding.", {300, noTime}, 0.05, 1273},
    {"master", "Master", "Takes its time and gives nothing away.", {4000, noTime}, 0, 1358},
}};

}  // namespace

std::span<const Level> levels() { return allLevels; }

const Level* findLevel(std::string_view name) {
    const auto found =
        std::find_if(allLevels.begin(), allLevels.end(), [name](const Level& level) { return level.name == name; });
    return found != allLevels.end() ? &*found : nullptr;
}

std::unique_ptr<ComputerPlayer> playerOf(const Level& level, const Rulebook& rulebook, std::uint64_t seed) {
    return std::make_unique<LevelPlayer>(evaluationFor(rulebook), level, seed);
}

}  // namespace duelogue
