#include <array>

#include "app/Keep.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Commentary.h"
#include "app/cli/ScenarioFile.h"
#include "match/ScenarioRunner.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 1> options{{
    {"last", "", "", "instead writes the last match of the window as a replay, e.g. to report a mistake in it"},
}};

bool isRefusalExpected(const Scenario& scenario, std::size_t move) {
    return move + 1 < scenario.moves.size() && scenario.moves[move + 1].text.starts_with("expect refused");
}

/// Each move with its line, and what came of it; then how the match stands.
std::optional<NotationError> playThrough(const Scenario& scenario, std::ostream& out) {
    const auto played = gameOf(scenario);
    if (const auto* error = std::get_if<NotationError>(&played)) return *error;
    ScenarioRunner runner(std::get<const Game*>(played)->rulebook());
    Commentary commentary(out);
    runner.match().setObserver(&commentary);
    if (auto error = runner.setUp(scenario)) return error;
    for (std::size_t i = 0; i < scenario.moves.size(); ++i) {
        const NotationLine& move = scenario.moves[i];
        commentary.announceTurn(runner.match());
        out << move.number << ": " << move.text << "\n";
        if (auto error = runner.play(move, isRefusalExpected(scenario, i))) return error;
    }
    out << "\n" << howItStands(runner.match()) << ".\n";
    return std::nullopt;
}

ExitStatus replayFile(const std::string& file, Console& console) {
    const auto read = readScenarioFile(file);
    if (const auto* error = std::get_if<NotationError>(&read)) {
        console.err << describe(file, {}, *error) << "\n";
        return ExitStatus::Misused;
    }
    for (const Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
        if (!scenario.name.empty()) console.out << scenario.name << "\n";
        if (const auto error = playThrough(scenario, console.out)) {
            console.err << describe(file, scenario.name, *error) << "\n";
            return ExitStatus::Failed;
        }
    }
    return ExitStatus::Fine;
}

ExitStatus writeLast(Console& console) {
    const auto last = lastMatch();
    const auto* match = std::get_if<KeptMatch>(&last);
    if (match == nullptr) {
        const auto* problem = std::get_if<KeepProblem>(&last);
        console.err << (problem != nullptr ? problem->message.toStdString() : "The window has kept no match.") << "\n";
        return ExitStatus::Misused;
    }
    MatchStart start;
    start.seed = match->seed;
    for (const Deck& deck : match->decks) start.decks.push_back(deck.cards());
    const Game& played = *game(match->wish.game.toStdString());
    console.out << writeReplay(played.rulebook(), start, match->replies, "The last match of the window");
    return ExitStatus::Fine;
}

ExitStatus runReplay(Arguments& arguments, Console& console) {
    const auto& words = arguments.words();
    if (arguments.has("last")) {
        if (!words.empty()) arguments.setProblem("found \"" + words.front() + "\", expected nothing behind --last");
        return arguments.problem().empty() ? writeLast(console) : ExitStatus::Misused;
    }
    if (words.size() != 1) {
        arguments.setProblem("found " + (words.empty() ? "nothing" : '"' + words[1] + '"') +
                             ", expected one file in the notation");
    }
    return arguments.problem().empty() ? replayFile(words.front(), console) : ExitStatus::Misused;
}

}  // namespace

Command replayCommand() {
    return {"replay", "FILE", "Plays a match that was written down, move by move, and checks how it ends", options,
            &runReplay};
}

}  // namespace duelogue
