#include "players/MakePlayer.h"

#include "cards/Nearest.h"
#include "players/GreedyPlayer.h"
#include "players/RandomPlayer.h"

namespace duelogue {

std::vector<std::string> playerNames() { return {"random", "greedy"}; }

std::variant<std::unique_ptr<ComputerPlayer>, std::string> makePlayer(std::string_view name, const Rulebook& rulebook,
                                                                      std::uint64_t seed) {
    if (name == "random") return std::make_unique<RandomPlayer>(seed);
    if (name == "greedy") return std::make_unique<GreedyPlayer>(evaluationFor(rulebook), seed);
    const auto names = playerNames();
    std::string all;
    for (const std::string& known : names) all += (all.empty() ? "" : ", ") + known;
    return "player: " + foundInstead(name, "one of " + all, names);
}

}  // namespace duelogue
