#pragma once

#include <QtTest>
#include <map>
#include <utility>

#include "cards/decks/Deck.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/MakePlayer.h"
#include "players/plain/Evaluation.h"
#include "players/search/Level.h"
#include "tests/support/LongRun.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/TributeGame.h"

/// Turns with abilities that are free to use.
namespace duelogue {

[[nodiscard]] inline std::unique_ptr<ComputerPlayer> playerOf(const QString& name, const Rulebook& rulebook,
                                                              std::uint64_t seed = 1) {
    return std::get<std::unique_ptr<ComputerPlayer>>(makePlayer(name.toStdString(), rulebook, seed));
}

/// The number of iterations at which levels are tested. The fewer there are, the more a single long one counts.
/// DUELOGUE_LONG=1 tests the levels with their own budgets.
inline constexpr int quickIterations = 30;

[[nodiscard]] inline std::unique_ptr<ComputerPlayer> quickPlayerOf(const QString& name, const Rulebook& rulebook,
                                                                   std::uint64_t seed = 1) {
    static std::map<QString, Level> quick;
    const Level* const level = findLevel(name.toStdString());
    if (level == nullptr || isLongRun()) return playerOf(name, rulebook, seed);
    Level& made = quick.try_emplace(name, *level).first->second;
    made.budget.iterations = std::min(made.budget.iterations, quickIterations);
    return duelogue::playerOf(made, rulebook, seed);
}

/// The decisions of a player: their number, and the work of the largest one.
struct Decisions {
    int count = 0;
    std::int64_t mostWork = 0;
};

/// Lets a player answer the questions of its seat until the turn ends or after `most` decisions.
[[nodiscard]] inline Decisions playTurn(Match& match, ComputerPlayer& player, int most) {
    const PlayerId self = match.playerToAct();
    const int turn = match.state().globals.turn;
    const Evaluation& evaluation = evaluationFor(match.rulebook());
    Decisions decisions;
    Replies replies;
    match.runToDecision(replies);
    while (!replies.empty() && match.state().globals.turn == turn && decisions.count < most) {
        if (match.playerToAct() == self) {
            const Reply reply = player.choose(View(match, self));
            ++decisions.count;
            decisions.mostWork = std::max(decisions.mostWork, player.work().value_or(0));
            match.applyAndRunToDecision(reply, replies);
        } else {
            evaluation.prune(match, replies);
            match.applyAndRunToDecision(Reply(replies.front()), replies);
        }
    }
    return decisions;
}

/// Returns a deck of the program for Netrun.
[[nodiscard]] inline std::vector<DefinitionId> netrunDeck(std::string_view name) {
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path == "decks/netrun/" + std::string(name) + ".deck")
            return readPlainDeck(NetrunGame::instance().pool(), file.path, file.text).deck.cards();
    }
    return {};
}

/// Returns a match with the program's cards.
[[nodiscard]] inline Match usualMatch(std::string_view game, std::uint64_t seed) {
    if (game == "arcana") return ArcanaGame::instance().begun(seed);
    if (game == "tribute") return TributeGame::instance().begun(seed);
    if (game == "basebreak") return BasebreakGame::instance().begun(seed, 2);
    if (game == "basebreak of 4") return BasebreakGame::instance().begun(seed, 4);
    const char* const corps[] = {"borrowed-hours", "front-page", "paper-doors", "solid-ground"};
    const char* const runners[] = {"bright-workshop", "night-shift", "slow-poison"};
    Match match(NetrunGame::instance().rulebook());
    begin(match, {seed, {netrunDeck(corps[seed % std::size(corps)]), netrunDeck(runners[seed % std::size(runners)])}});
    return match;
}

/// Returns the work of the largest decision of this player in some matches against itself.
[[nodiscard]] inline std::int64_t usualWork(std::string_view game, const QString& player) {
    static std::map<std::pair<std::string, QString>, std::int64_t> known;
    std::int64_t& most = known[{std::string(game), player}];
    if (most > 0) return most;
    const std::uint64_t matches = player == "greedy" ? 6 : 1;
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        Match match = usualMatch(game, seed);
        std::vector<std::unique_ptr<ComputerPlayer>> players;
        while (std::ssize(players) < match.state().seatCount())
            players.push_back(quickPlayerOf(player, match.rulebook(), 10 * seed + players.size()));
        Replies replies;
        match.runToDecision(replies);
        while (!replies.empty()) {
            ComputerPlayer& asked = *players[match.playerToAct().value];
            const Reply reply = asked.choose(View(match, match.playerToAct()));
            most = std::max(most, asked.work().value_or(0));
            match.applyAndRunToDecision(reply, replies);
        }
    }
    return most;
}

}  // namespace duelogue
