#include <array>
#include <chrono>

#include "app/cli/CommandLine.h"
#include "app/cli/Commentary.h"
#include "app/cli/Seats.h"
#include "match/Journal.h"
#include "players/PlayMatch.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 8> options{{
    {"game", "NAME", "arcana", "which game"},
    {"players", "A,B", "greedy,greedy", "who plays"},
    {"decks", "A,B", "", "names of decks of the program, or files; the first ones of the game where not given"},
    {"seed", "S", "1", "the same seed gives the same match"},
    {"delay", "MS", "0", "how long to wait after each line, in thousandths of a second"},
    botTimeOption,
    botFaultOption,
    {"replay", "", "", "writes the match in the notation instead, to be read by \"duelogue check\""},
}};

void tellEnd(const Match& match, const MatchReport& report, std::ostream& out) {
    out << "\n";
    if (report.end == MatchReport::End::Over) {
        out << howItStands(match) << " in turn " << report.turns << ", after " << report.decisions << " decisions.\n";
    } else {
        out << "The match did not end. " << report.message << "\n";
    }
}

ExitStatus runWatch(Arguments& arguments, Console& console) {
    if (!arguments.words().empty())
        arguments.setProblem("found \"" + arguments.words().front() + "\", expected an option");
    const Seats seats = readSeats(arguments);
    const std::chrono::milliseconds delay(static_cast<int>(arguments.number("delay", 0, 60'000)));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    Match match(seats.game->rulebook());
    const MatchStart start{seats.seed, seats.decks};
    Commentary commentary(console.out, delay);
    Journal journal;
    const bool replay = arguments.has("replay");
    match.setObserver(replay ? static_cast<Observer*>(&journal) : &commentary);
    begin(match, start);
    std::vector<std::unique_ptr<ComputerPlayer>> players;
    std::vector<ComputerPlayer*> seated;
    for (std::size_t p = 0; p < seats.players.size(); ++p) {
        players.push_back(seat(*seats.game, seats.players[p], mixedSeed(seats.seed, p), seats.bots));
        seated.push_back(players.back().get());
    }
    const MatchReport report = playMatch(match, seated);
    for (const auto& player : players) {
        if (!player->problem().empty()) console.err << player->problem() << "\n";
    }
    if (replay) {
        console.out << writeReplay(seats.game->rulebook(), start, journal.entries(), "");
    } else {
        tellEnd(match, report, console.out);
    }
    return report.end == MatchReport::End::Over ? ExitStatus::Fine : ExitStatus::Failed;
}

}  // namespace

Command watchCommand() {
    return {"watch", "", "Shows a match between two computer players as text", options, &runWatch};
}

}  // namespace duelogue
