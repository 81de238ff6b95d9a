#include "players/MakePlayer.h"

#include "cards/rulestext/SpellingSuggestion.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/GreedyPlayer.h"
#include "players/plain/RandomPlayer.h"
#include "players/search/EnsemblePlayer.h"
#include "players/search/Level.h"
#include "players/search/SearchPlayer.h"

namespace duelogue {

namespace {

using Made = std::variant<std::unique_ptr<ComputerPlayer>, std::string>;

/// Creates a searching player. `budget` is the text after the colon, such as "1000" in "search:1000".
template <class Player>
Made makeSearching(std::string_view budget, const Rulebook& rulebook, std::uint64_t seed) {
    const auto read = readBudget(budget);
    if (const auto* problem = std::get_if<std::string>(&read)) return *problem;
    return std::make_unique<Player>(evaluationFor(rulebook), std::get<Budget>(read), seed);
}

Made makeProcess(std::string_view command, const Rulebook& rulebook, std::uint64_t seed, const BotOptions& options) {
    std::unique_ptr<ComputerPlayer> replacement;
    if (options.fault == BotOptions::Fault::Greedy)
        replacement = std::make_unique<GreedyPlayer>(evaluationFor(rulebook), seed);
    return std::make_unique<ProcessPlayer>(std::string(command), seed, options.time, std::move(replacement));
}

}  // namespace

std::vector<std::string> playerNames() {
    std::vector<std::string> names{"random", "greedy"};
    for (const Level& level : levels()) names.emplace_back(level.name);
    return names;
}

Made makePlayer(std::string_view name, const Rulebook& rulebook, std::uint64_t seed, const BotOptions& options) {
    constexpr std::string_view process = "process";
    constexpr std::string_view search = "search";
    constexpr std::string_view ensemble = "ensemble";
    if (name == "random") return std::make_unique<RandomPlayer>(seed);
    if (name == "greedy") return std::make_unique<GreedyPlayer>(evaluationFor(rulebook), seed);
    if (const Level* level = findLevel(name)) return playerOf(*level, rulebook, seed);
    const std::size_t colon = std::min(name.find(':'), name.size());
    const std::string_view kind = name.substr(0, colon);
    const std::string_view rest = colon < name.size() ? name.substr(colon + 1) : "";
    if (kind == search) return makeSearching<SearchPlayer>(rest, rulebook, seed);
    if (kind == ensemble) return makeSearching<EnsemblePlayer>(rest, rulebook, seed);
    if (kind == process && !rest.empty()) return makeProcess(rest, rulebook, seed, options);
    auto names = playerNames();
    names.emplace_back("search:1000");
    names.emplace_back("search:2s");
    names.emplace_back("ensemble:1000");
    std::string all;
    for (const std::string& known : names) all += (all.empty() ? "" : ", ") + known;
    const std::string unknown = unknownWord("player", name, names);
    return unknown.ends_with('?') ? unknown : unknown + ". The players are " + all + " and process:COMMAND";
}

}  // namespace duelogue
