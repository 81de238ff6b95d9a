#include <array>
#include <chrono>
#include <thread>

#include "app/LogBook.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Seats.h"
#include "match/Journal.h"
#include "players/PlayMatch.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 6> options{{
    {"game", "NAME", "arcana", "which game"},
    {"players", "A,B", "greedy,greedy", "who plays"},
    {"decks", "A,B", "", "names of decks of the program, or files; the first ones of the game where not given"},
    {"seed", "S", "1", "the same seed gives the same match"},
    {"delay", "MS", "0", "how long to wait after each line, in thousandths of a second"},
    {"replay", "", "", "writes the match in the notation instead, to be read by \"duelogue check\""},
}};

/// Writes what happens, line by line.
class Commentary : public Observer {
public:
    Commentary(std::ostream& out, std::chrono::milliseconds delay) : m_out(out), m_delay(delay) {}

    void completed(const Match& match, const Communication& done) override {
        const std::size_t before = m_book.lines().size();
        m_book.completed(match, done);
        if (m_book.lines().size() == before) return;
        const LogBook::Line& line = m_book.lines().back();
        if (line.turn != m_turn) {
            m_turn = line.turn;
            m_out << "\nTurn " << m_turn << ", player " << line.current.value + 1 << standing(match) << "\n";
        }
        const auto nameCard = [&](const LogBook::Named* card) {
            return card != nullptr && card->definition ? match.pool()[card->definition].name : std::string("a card");
        };
        const auto namePlayer = [](PlayerId player) { return "Player " + std::to_string(player.value + 1); };
        m_out << "  " << readLine(line, PlayerId{}, nameCard, namePlayer) << std::endl;
        if (m_delay.count() > 0) std::this_thread::sleep_for(m_delay);
    }

private:
    std::ostream& m_out;
    std::chrono::milliseconds m_delay;
    LogBook m_book;
    int m_turn = 0;

    /// The numbers of the players that the game names, like " (life 20 : 18)".
    [[nodiscard]] static std::string standing(const Match& match) {
        std::string text;
        const auto& values = match.rulebook().vocabulary().playerValues;
        for (std::size_t v = 0; v < values.size(); ++v) {
            text += (text.empty() ? " (" : ", ") + values[v].word + " ";
            for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
                if (p > 0) text += " : ";
                text += std::to_string(match.rulebook().playerValue(match, PlayerId(p), static_cast<std::uint8_t>(v)));
            }
        }
        return text.empty() ? text : text + ")";
    }
};

void tellEnd(const Match& match, const MatchReport& report, std::ostream& out) {
    out << "\n";
    if (report.end == MatchReport::End::Over) {
        bool anyone = false;
        for (int p = 0; p < match.state().globals.playerCount; ++p) {
            if (((match.state().globals.winners >> p) & 1) == 0) continue;
            out << "Player " << p + 1 << " wins";
            anyone = true;
        }
        out << (anyone ? "" : "A draw") << " in turn " << report.turns << ", after " << report.decisions
            << " decisions.\n";
    } else {
        out << "The match did not end. " << report.message << "\n";
    }
}

ExitStatus runWatch(Arguments& arguments, Console& console) {
    if (!arguments.words().empty())
        arguments.setProblem("found \"" + arguments.words().front() + "\", expected an option");
    const Table table = readTable(arguments);
    const std::chrono::milliseconds delay(static_cast<int>(arguments.number("delay", 0, 60'000)));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    Match match(table.game->rulebook());
    const MatchStart start{table.seed, table.decks};
    Commentary commentary(console.out, delay);
    Journal journal;
    const bool replay = arguments.has("replay");
    match.setObserver(replay ? static_cast<Observer*>(&journal) : &commentary);
    begin(match, start);
    std::vector<std::unique_ptr<ComputerPlayer>> players;
    std::vector<ComputerPlayer*> seats;
    for (std::size_t p = 0; p < table.players.size(); ++p) {
        players.push_back(seat(table, p, mixedSeed(table.seed, p)));
        seats.push_back(players.back().get());
    }
    const MatchReport report = playMatch(match, seats);
    if (replay) {
        console.out << writeReplay(table.game->rulebook(), start, journal.entries(), "");
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
