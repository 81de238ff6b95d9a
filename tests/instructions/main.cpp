// Work on matches whose CPU instructions are counted: `instructions GAME FIGURE [SEED...]`. tests/BENCHMARKS.md
// explains how to run it. Unlike times, instruction counts do not depend on the machine or its load.
#include <charconv>
#include <iostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/Evaluation.h"
#include "players/search/SearchPlayer.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

namespace {

/// The number of decisions before the position that is copied, saved, loaded or searched.
constexpr int midGame = 40;
constexpr int mostChoices = 3000;

Match begun(std::string_view game, std::uint64_t seed) {
    if (game == "arcana") return ArcanaGame::instance().begun(seed);
    if (game == "tribute") return TributeGame::instance().begun(seed);
    if (game == "netrun") return NetrunGame::instance().begun(seed);
    return BasebreakGame::instance().begun(seed, game == "basebreak4" ? 4 : 2);
}

}  // namespace

/// The functions whose instructions are counted. Their names begin with the figure.
namespace counted {

/// A fingerprint of a match with random replies. Equal fingerprints show that two versions of the program played the
/// same match.
struct Path {
    std::uint64_t fingerprint = 0;
    std::int64_t choices = 0;
};

/// Plays a match with random replies, up to `most` choices.
[[gnu::noinline]] Path randomMatch(Match& match, std::uint64_t seed, int most) {
    Path path;
    Random random(seed);
    Replies replies;
    (void)match.runToDecision(replies);
    for (; !replies.empty() && path.choices < most; ++path.choices) {
        path.fingerprint = (path.fingerprint ^ replies.size()) * 0x100000001b3U;
        const Reply reply = replies[random.below(static_cast<std::uint32_t>(replies.size()))];
        (void)match.applyAndRunToDecision(reply, replies);
    }
    return path;
}

[[gnu::noinline]] void copyState(const MatchState& state, MatchState& used) { used = state; }

[[gnu::noinline]] std::size_t saveMatch(const ReadableMatch& match) { return save(match).size(); }

[[gnu::noinline]] bool loadMatch(const Rulebook& rulebook, const std::vector<std::byte>& saved) {
    return std::holds_alternative<MatchState>(load(rulebook, saved));
}

[[gnu::noinline]] void searchReply(SearchPlayer& player, const View& view) { (void)player.choose(view); }

}  // namespace counted

namespace {

/// Returns the amount of work done, in the unit of the figure.
std::int64_t measure(std::string_view game, std::string_view figure, std::uint64_t seed) {
    Match match = begun(game, seed);
    if (figure == "random") return counted::randomMatch(match, seed, mostChoices).choices;
    if (figure == "paths") {
        const counted::Path path = counted::randomMatch(match, seed, mostChoices);
        std::cout << seed << " " << path.fingerprint << " " << path.choices << "\n";
        return path.choices;
    }
    if (counted::randomMatch(match, seed, midGame).choices < midGame || match.pendingQuestion() == nullptr) return 0;
    if (figure == "copy") {
        MatchState used = match.state();
        counted::copyState(match.state(), used);
        return 1;
    }
    if (figure == "save") return counted::saveMatch(match) > 0 ? 1 : 0;
    if (figure == "load") return counted::loadMatch(match.rulebook(), save(match)) ? 1 : 0;
    SearchPlayer player(evaluationFor(match.rulebook()), Budget{200, {}}, seed);
    counted::searchReply(player, View(match, match.playerToAct()));
    return static_cast<std::int64_t>(*player.iterations());
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string_view> all(words + 1, words + count);
    if (all.size() < 3) {
        std::cerr << "usage: instructions GAME random|copy|save|load|search|paths SEED...\n";
        return 2;
    }
    std::int64_t work = 0;
    for (std::size_t i = 2; i < all.size(); ++i) {
        std::uint64_t seed = 0;
        std::from_chars(all[i].data(), all[i].data() + all[i].size(), seed);
        work += measure(all[0], all[1], seed);
    }
    std::cout << work << "\n";
    return 0;
}
