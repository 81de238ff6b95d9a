#include <array>

#include "app/cli/Command.h"
#include "app/cli/ScenarioFile.h"
#include "app/cli/output/Commentary.h"
#include "app/library/files/Json.h"
#include "app/match/saved/Autosave.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Position.h"
#include "match/notation/scenario/ScenarioRunner.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 3> replayOptions{{
    {"last", "", "", "Print the last match played in the window as a replay (useful for bug reports)"},
    {"anyway", "", "", "Continue although cards or rules have changed"},
    jsonOption,
}};

JsonHelp replayJson() {
    return {"an object",
            {{"file", "File"},
             {"matches", "Matches in the file"},
             {"matches.name", "Name; may be empty"},
             {"matches.log", "Moves and log entries"},
             {"matches.log.turn", "Turn, from 1; 0 before the first turn"},
             {"matches.log.player", "Player whose turn it was, from 1; null before the first turn"},
             {"matches.log.line", "Line in the file; only for moves"},
             {"matches.log.text", "Move or log line"},
             {"matches.winners", "Winners, from 1"},
             {"matches.standing", "State of the match at the end, a sentence"},
             {"mistake", "First error, as \"FILE:LINE: message\", or null"}}};
}

bool isRefusalExpected(const Scenario& scenario, std::size_t move) {
    return move + 1 < scenario.moves.size() && scenario.moves[move + 1].text.starts_with("expect refused");
}

/// Plays the moves of the scenario and passes each with its line number, and its consequences, to the teller. Returns
/// the first error.
std::optional<NotationError> playThrough(ScenarioRunner& playing, const Scenario& scenario, Teller& teller) {
    playing.setObserver(&teller);
    const auto excess = excessCopies(playing.match().rulebook(), scenario);
    if (!excess.empty()) return excess.front();
    if (auto error = playing.setUp(scenario)) return error;
    for (std::size_t i = 0; i < scenario.moves.size(); ++i) {
        const NotationLine& move = scenario.moves[i];
        teller.moved(playing.match(), move.number, move.text);
        if (auto error = playing.play(move, isRefusalExpected(scenario, i))) return error;
    }
    return std::nullopt;
}

/// Writes the match as text, followed by its state at the end.
std::optional<NotationError> tell(const Scenario& scenario, std::ostream& out) {
    if (!scenario.name.empty()) out << scenario.name << "\n";
    const auto played = gameOf(scenario);
    if (const auto* error = std::get_if<NotationError>(&played)) return *error;
    ScenarioRunner playing(std::get<const Game*>(played)->rulebook());
    Commentary commentary(out);
    if (auto error = playThrough(playing, scenario, commentary)) return error;
    out << "\n" << howItStands(playing.match()) << ".\n";
    return std::nullopt;
}

/// Appends the match to `matches` as JSON.
std::optional<NotationError> tell(const Scenario& scenario, QJsonArray& matches) {
    const auto played = gameOf(scenario);
    if (const auto* error = std::get_if<NotationError>(&played)) return *error;
    ScenarioRunner playing(std::get<const Game*>(played)->rulebook());
    JsonTeller log;
    auto error = playThrough(playing, scenario, log);
    matches.append(QJsonObject{{"name", jsonText(scenario.name)},
                               {"log", log.entries()},
                               {"winners", winnersOf(playing.match())},
                               {"standing", jsonText(howItStands(playing.match()))}});
    return error;
}

/// The way in which a file is replayed.
struct Manner {
    bool json = false;
    bool anyway = false;  ///< ignores that it was played with other cards or rules
};

ExitStatus replayFile(const std::string& file, Manner manner, Console& console) {
    auto read = readScenarioFile(file);
    if (!std::holds_alternative<std::vector<Scenario>>(read)) {
        const auto* error = std::get_if<NotationError>(&read);
        const std::string problem =
            error != nullptr ? describe(file, {}, *error) : std::get<TextProblem>(read).message();
        console.err << problem << "\n";
        return ExitStatus::Misused;
    }
    QJsonArray matches;
    std::string mistake;
    bool isOfOthers = false;  // other rules or cards
    for (Scenario& scenario : std::get<std::vector<Scenario>>(read)) {
        if (manner.anyway) forgetEdition(scenario);
        const auto error = manner.json ? tell(scenario, matches) : tell(scenario, console.out);
        if (error) mistake = describe(file, scenario.name, *error);
        isOfOthers =
            error && error->line != 0 && (error->line == scenario.rules.number || error->line == scenario.cards.number);
        if (error) break;
    }
    if (manner.json) {
        const QJsonValue wrong = mistake.empty() ? QJsonValue() : QJsonValue(jsonText(mistake));
        writeJson(console.out, QJsonObject{{"file", jsonText(file)}, {"matches", matches}, {"mistake", wrong}});
    }
    if (!mistake.empty()) console.err << mistake << "\n";
    if (isOfOthers) console.err << "Use --anyway to continue as far as possible.\n";
    return mistake.empty() ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus writeLast(Console& console) {
    const auto last = lastMatch();
    const auto* match = std::get_if<SavedMatch>(&last);
    if (match == nullptr) {
        const auto* problem = std::get_if<AutosaveProblem>(&last);
        console.err << (problem != nullptr ? problem->message.toStdString() : "There is no saved match.") << "\n";
        return ExitStatus::Misused;
    }
    const Game& played = *game(match->config.game.toStdString());
    console.out << writeReplay(played.rulebook(), match->start(), match->replies, "The last match of the window");
    return ExitStatus::Fine;
}

ExitStatus runReplay(Arguments& arguments, Console& console) {
    const auto& words = arguments.words();
    if (arguments.has("last")) {
        if (arguments.has(jsonOption.name)) arguments.setProblem("--json can't be combined with --last");
        if (!words.empty()) arguments.setProblem("--last can't be combined with a file");
        return arguments.problem().empty() ? writeLast(console) : ExitStatus::Misused;
    }
    if (words.size() != 1) {
        arguments.setProblem(words.empty() ? "Which replay?" : "only one file, please, not also \"" + words[1] + '"');
    }
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    return replayFile(words.front(), {arguments.has(jsonOption.name), arguments.has("anyway")}, console);
}

}  // namespace

Command replayCommand() {
    return {"replay", "FILE", "Play a replay and check its result", replayOptions, replayJson(), &runReplay};
}

}  // namespace duelogue
