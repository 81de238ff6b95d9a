#include <array>
#include <chrono>

#include "app/cli/Command.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/arena/ArenaGame.h"
#include "app/cli/output/Commentary.h"
#include "app/library/files/Json.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/plain/PlayMatch.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 10> watchOptions{{
    {"game", "NAME", usualGame, "Game"},
    {"players", "A,B,...", "greedy,greedy", "Players, one per seat"},
    {"decks", "A,B,...", "",
     "Decks by seat: a deck name, a file, or random[:SEED][:TEMPLATE][:COLORS] (default: the game's standard decks)"},
    {"seed", "S", "1", "Random seed; the same seed gives the same match unless players have a time limit"},
    {"delay", "MS", "0", "Pause after each line, in milliseconds"},
    rulesOption,
    botTimeOption,
    botFaultOption,
    {"replay", "", "", "Print the match as a replay instead"},
    jsonOption,
}};

JsonHelp watchJson() {
    return {"an object",
            {{"game", "Game"},
             {"players", "Players, by seat"},
             {"decks", "Decks, by seat"},
             {"seed", "Seed, as text"},
             {"log", "Log entries"},
             {"log.turn", "Turn, from 1; 0 before the first turn"},
             {"log.player", "Player whose turn it was, from 1; null before the first turn"},
             {"log.text", "Log line"},
             {"end", "over, unfinished, stuck or refused"},
             {"winners", "Winners, from 1"},
             {"turns", "Number of turns"},
             {"decisions", "Number of decisions"},
             {"problems", "Problems of players, e.g. of bots"}}};
}

void tellEnd(const ReadableMatch& match, const MatchReport& report, std::ostream& out) {
    out << "\n";
    if (report.end == MatchReport::End::Over) {
        out << howItStands(match) << " on turn " << report.turns << " after " << report.decisions << " decisions.\n";
    } else {
        out << "Unfinished. " << report.message << "\n";
    }
}

/// The output format of the match.
enum class Form : std::uint8_t { Text, Notation, Json };

Form readForm(Arguments& arguments) {
    const bool replay = arguments.has("replay");
    const bool json = arguments.has(jsonOption.name);
    if (replay && json) arguments.setProblem("--replay and --json can't be combined");
    return replay ? Form::Notation : json ? Form::Json : Form::Text;
}

QJsonObject asJson(const PlayOptions& seats, const ReadableMatch& match, const MatchReport& report,
                   const JsonTeller& log, const std::vector<std::string>& problems) {
    return {{"game", jsonText(seats.game->id())},
            {"players", jsonList(seats.players)},
            {"decks", jsonList(seats.deckNames)},
            {"seed", QString::number(seats.seed)},
            {"log", log.entries()},
            {"end", jsonText(endWord(report.end))},
            {"winners", winnersOf(match)},
            {"turns", report.turns},
            {"decisions", report.decisions},
            {"problems", jsonList(problems)}};
}

/// Returns the notes about the players, in the format of app/match/saved/MatchText.h. Leaves out the names of external
/// programs.
std::vector<std::string> notesOf(const PlayOptions& seats) {
    std::vector<std::string> notes;
    for (std::size_t seat = 0; seat < seats.players.size(); ++seat) {
        const std::string& player = seats.players[seat];
        const bool isProgram = player.starts_with("process:");
        notes.push_back("kind " + std::to_string(seat + 1) + " " + (isProgram ? "program" : player));
    }
    return notes;
}

ExitStatus runWatch(Arguments& arguments, Console& console) {
    arguments.expectNoWords();
    const PlayOptions seats = readSeats(arguments);
    const std::chrono::milliseconds delay(static_cast<int>(arguments.number("delay", 0, 60'000)));
    const Form form = readForm(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    MatchDriver driver{Match(seats.game->rulebook())};
    const MatchStart start{seats.seed, seats.decks, seats.options};
    Commentary commentary(console.out, delay);
    JsonTeller log;
    Journal journal;
    const std::array<Observer*, 3> observers{&commentary, &journal, &log};
    driver.setObserver(observers[static_cast<std::size_t>(form)]);
    Match& match = driver.edit();
    begin(match, start);
    std::vector<std::unique_ptr<ComputerPlayer>> players;
    std::vector<ComputerPlayer*> seated;
    for (std::size_t p = 0; p < seats.players.size(); ++p) {
        players.push_back(makeSeatPlayer(*seats.game, seats.players[p], mixedSeed(seats.seed, p), seats.bots));
        seated.push_back(players.back().get());
    }
    const MatchReport report = playMatch(match, seated, {}, commentary.nobodyReads());
    std::vector<std::string> problems;
    for (const auto& player : players) {
        if (!player->problem().empty()) problems.push_back(player->problem());
    }
    for (const std::string& problem : problems) console.err << problem << "\n";
    if (form != Form::Text && !report.message.empty()) {
        problems.push_back(report.message);
        console.err << report.message << "\n";
    }
    if (form == Form::Notation)
        console.out << writeReplay(seats.game->rulebook(), start, journal.entries(), "", notesOf(seats));
    if (form == Form::Json) writeJson(console.out, asJson(seats, match, report, log, problems));
    if (form == Form::Text) tellEnd(match, report, console.out);
    return report.end == MatchReport::End::Over ? ExitStatus::Fine : ExitStatus::Failed;
}

}  // namespace

Command watchCommand() {
    return {"watch", "", "Show a match between computer players as text", watchOptions, watchJson(), &runWatch};
}

}  // namespace duelogue
