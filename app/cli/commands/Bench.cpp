#include <array>
#include <memory>

#include "app/cli/Command.h"
#include "app/cli/ReadPlayOptions.h"
#include "app/cli/commands/BenchChances.h"
#include "app/cli/commands/BenchQuestions.h"
#include "app/cli/commands/Measure.h"
#include "app/library/files/Json.h"
#include "match/loop/Match.h"
#include "match/loop/Save.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Journal.h"
#include "players/MakePlayer.h"
#include "players/plain/GreedyPlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/search/SearchPlayer.h"

namespace duelogue {

namespace {

constexpr std::array<OptionHelp, 15> benchOptions{{
    {"game", "NAME", usualGame, "Game; with --questions, all by default"},
    {"seats", "N", "", "Number of players (default: the game's minimum)"},
    {"decks", "A,B,...", "",
     "Decks by seat: a deck name, a file, or random[:SEED][:TEMPLATE][:COLORS] (default: the game's standard decks)"},
    {"seed", "S", "1", "Random seed; the same seed measures the same matches unless players have a time limit"},
    {"seconds", "S", "2", "Duration of the random games, in seconds"},
    {"chances", "", "", "Measure the consistency of win chances instead of the speed"},
    {"margins", "", "", "Measure how often the margins of differences are right"},
    {"mistakes", "", "", "Measure how many large and small losses are called mistakes"},
    {"questions", "", "", "Count the window's questions to one seat of matches between expert players"},
    {"setting", "NAME", "smart", "With --questions: auto-pass setting (smart, possible, always or all)"},
    {"matches", "N", "", "Number of matches (default: 200 with --questions, otherwise 10)"},
    {"iterations", "N", "",
     "Search iterations: for each decision with --questions (default: 200), otherwise for each reply (default: 1000)"},
    {"checks", "N", "500", "With --questions: number of skipped questions to search for missed chances"},
    {"check-iterations", "N", "",
     "Longer search, iterations for each reply: of such a question (default: 5000), with --mistakes (default: 50000)"},
    jsonOption,
}};

struct Measured {
    const char* key;
    double value;
    const char* unit;
};

/// Returns a match in progress: two greedy players have played some turns, and a question with several replies waits.
Match midGame(const PlayOptions& seats) {
    constexpr int turn = 10;
    Match match(seats.game->rulebook());
    begin(match, {seats.seed, seats.decks});
    GreedyPlayer player(evaluationFor(seats.game->rulebook()), seats.seed);
    Replies replies;
    while (match.pendingQuestion() != nullptr) {
        match.legalReplies(replies);
        if (match.state().globals.turn >= turn && replies.size() > 2) break;
        const Reply reply = replies.size() > 1 ? player.choose(View(match, match.playerToAct())) : replies.front();
        if (match.play(match.playerToAct(), reply) != MessageId::None) break;
    }
    return match;
}

void measureState(const PlayOptions& seats, std::vector<Measured>& out) {
    const Match match = midGame(seats);
    const PlayerId viewer = match.playerToAct();
    MatchState used = match.state();
    constexpr int rounds = 201;
    out.push_back({"copy_ns",
                   medianNanoseconds(rounds, 1000,
                                     [&] {
                                         used = match.state();
                                         keep(used);
                                     }),
                   "ns"});
    const auto copyNew = [&] { keep(MatchState(match.state())); };
    out.push_back({"copy_new_ns", medianNanoseconds(rounds, 1000, copyNew), "ns"});
    out.push_back({"state_bytes", static_cast<double>(match.state().bytes()), "bytes"});
    out.push_back({"hash_ns", medianNanoseconds(rounds, 200, [&] { keep(match.state().hash()); }), "ns"});
    std::vector<std::byte> saved = save(match);
    out.push_back({"save_bytes", static_cast<double>(saved.size()), "bytes"});
    const auto saveOnce = [&] {
        saved = save(match);
        keep(saved);
    };
    const double saving = medianNanoseconds(rounds, 50, saveOnce) / 1000;
    const double loading = medianNanoseconds(rounds, 50, [&] { keep(load(match.rulebook(), saved)); }) / 1000;
    // The British names are those of earlier versions.
    for (const char* name : {"serialize_us", "serialise_us"}) out.push_back({name, saving, "us"});
    for (const char* name : {"deserialize_us", "deserialise_us"}) out.push_back({name, loading, "us"});
    out.push_back({"view_ns", medianNanoseconds(rounds, 100, [&] { keep(View(match, viewer)); }), "ns"});
    const View view(match, viewer);
    Random random(seats.seed);
    out.push_back({"sample_ns", medianNanoseconds(rounds, 100, [&] { keep(view.sample(random)); }), "ns"});
    Replies replies;
    out.push_back({"options_ns",
                   medianNanoseconds(rounds, 200,
                                     [&] {
                                         match.legalReplies(replies);
                                         keep(replies);
                                     }),
                   "ns"});
}

/// Plays uniformly random legal replies directly on the match, as a search does in its rollouts.
void measureRandom(const PlayOptions& seats, double seconds, std::vector<Measured>& out) {
    using Clock = std::chrono::steady_clock;
    const auto started = Clock::now();
    const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - started).count(); };
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    std::int64_t choices = 0;
    Match match(seats.game->rulebook());
    Replies replies;
    Random random(seats.seed);
    constexpr int most = 100'000;
    while (elapsed() < seconds) {
        match = Match(seats.game->rulebook());
        begin(match, {mixedSeed(seats.seed, static_cast<std::uint64_t>(games)), seats.decks});
        (void)match.runToDecision(replies);
        for (int i = 0; i < most && !replies.empty(); ++i, ++choices) {
            const Reply reply = replies[random.below(static_cast<std::uint32_t>(replies.size()))];
            (void)match.applyAndRunToDecision(reply, replies);
        }
        decisions += match.answers();
        ++games;
    }
    const double took = elapsed();
    out.push_back({"random_games_per_second", static_cast<double>(games) / took, "1/s"});
    out.push_back({"decisions_per_second", static_cast<double>(decisions) / took, "1/s"});
    out.push_back({"choices_per_second", static_cast<double>(choices) / took, "1/s"});
    out.push_back({"decisions_per_game", static_cast<double>(decisions) / static_cast<double>(games), ""});
}

void measureGreedy(const PlayOptions& seats, std::vector<Measured>& out) {
    using Clock = std::chrono::steady_clock;
    constexpr int games = 20;
    std::int64_t choices = 0;
    const auto started = Clock::now();
    for (std::uint64_t game = 0; game < games; ++game) {
        Match match(seats.game->rulebook());
        begin(match, {mixedSeed(seats.seed, game), seats.decks});
        GreedyPlayer one(evaluationFor(seats.game->rulebook()), 1);
        GreedyPlayer other(evaluationFor(seats.game->rulebook()), 2);
        std::vector<ComputerPlayer*> players(seats.decks.size());
        for (std::size_t p = 0; p < players.size(); ++p) players[p] = p % 2 == 0 ? &one : &other;
        choices += playMatch(match, players).choices;
    }
    const double took = std::chrono::duration<double>(Clock::now() - started).count();
    out.push_back({"greedy_games_per_second", games / took, "1/s"});
    out.push_back({"greedy_choice_us", 1e6 * took / static_cast<double>(choices), "us"});
}

/// Measures matches between search players on one thread, with a thousand iterations per decision.
void measureSearch(const PlayOptions& seats, std::vector<Measured>& out) {
    using Clock = std::chrono::steady_clock;
    constexpr int games = 2;
    const Budget budget{1000, {}};
    const Evaluation& evaluation = evaluationFor(seats.game->rulebook());
    std::uint64_t iterations = 0;
    const auto started = Clock::now();
    for (std::uint64_t game = 0; game < games; ++game) {
        Match match(seats.game->rulebook());
        begin(match, {mixedSeed(seats.seed, game), seats.decks});
        std::vector<std::unique_ptr<SearchPlayer>> players;
        std::vector<ComputerPlayer*> asked;
        for (std::size_t p = 0; p < seats.decks.size(); ++p) {
            players.push_back(std::make_unique<SearchPlayer>(evaluation, budget, mixedSeed(seats.seed, p)));
            asked.push_back(players.back().get());
        }
        (void)playMatch(match, asked);
        for (const auto& player : players) iterations += *player->iterations();
    }
    const double took = std::chrono::duration<double>(Clock::now() - started).count();
    out.push_back({"search_iterations_per_second", static_cast<double>(iterations) / took, "1/s"});
}

/// Reads the options as readSeats() does, with the number of players from --seats.
PlayOptions readBenchSeats(Arguments& arguments) {
    if (!arguments.has("seats")) return readSeats(arguments);
    PlayOptions seats;
    seats.game = readGame(arguments);
    if (seats.game == nullptr) return seats;
    seats.seed = arguments.number("seed", 0, UINT64_MAX);
    const auto [least, most] = seats.game->rulebook().seatCount();
    const auto count = static_cast<std::size_t>(arguments.number("seats", least, most));
    seats.players.assign(count, playerNames().front());
    const std::vector<std::string>& usual = seats.game->usualDecks();
    for (std::size_t i = 0; i < count; ++i) seats.deckNames.push_back(usual[i % usual.size()]);
    if (arguments.has("decks")) seats.deckNames = arguments.list("decks");
    if (seats.deckNames.size() != count) {
        setDeckCountProblem(arguments, count, seats.deckNames.size());
    }
    readDecks(arguments, seats, DeckUse::BySeat, count);
    return seats;
}

ExitStatus runBench(Arguments& arguments, Console& console) {
    arguments.expectNoWords();
    if (arguments.has("questions")) return runBenchQuestions(arguments, console);
    const PlayOptions seats = readBenchSeats(arguments);
    for (const char* measurement : {"chances", "margins", "mistakes"}) {
        if (arguments.has(measurement)) return runBenchChances(seats, arguments, console);
    }
    const auto seconds = static_cast<double>(arguments.number("seconds", 1, 3600));
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    std::vector<Measured> measured;
    measureState(seats, measured);
    measureRandom(seats, seconds, measured);
    measureGreedy(seats, measured);
    measureSearch(seats, measured);
    if (arguments.has("json")) {
        QJsonObject object;
        for (const Measured& each : measured) object.insert(each.key, each.value);
        writeJson(console.out, object);
        return ExitStatus::Fine;
    }
    for (const Measured& each : measured) {
        std::string line = each.key;
        line.resize(32, ' ');
        console.out << line << each.value << " " << each.unit << "\n";
    }
    return ExitStatus::Fine;
}

JsonHelp benchJson() {
    JsonHelp help{"an object; with --questions, one for each game and setting",
                  {{"copy_ns", "Copy a match state into a used one, in nanoseconds"},
                   {"copy_new_ns", "Copy a match state into a new one, in nanoseconds"},
                   {"state_bytes", "Size of a match state in bytes"},
                   {"hash_ns", "Hash a match state, in nanoseconds"},
                   {"save_bytes", "Size of a saved match in bytes"},
                   {"serialize_us", "Save a match, in microseconds"},
                   {"serialise_us", "The same, under its name in earlier versions"},
                   {"deserialize_us", "Load a match, in microseconds"},
                   {"deserialise_us", "The same, under its name in earlier versions"},
                   {"view_ns", "Create a player's view of a match, in nanoseconds"},
                   {"sample_ns", "Sample a match from a view, in nanoseconds"},
                   {"options_ns", "List the legal replies, in nanoseconds"},
                   {"random_games_per_second", "Random games per second"},
                   {"decisions_per_second", "Decisions per second in random games"},
                   {"choices_per_second", "Decisions with more than one legal reply per second in random games"},
                   {"decisions_per_game", "Decisions per random game"},
                   {"greedy_games_per_second", "Games between greedy players per second"},
                   {"greedy_choice_us", "Time of a greedy player per choice, in microseconds"},
                   {"search_iterations_per_second", "Search iterations per second"}}};
    for (const auto& keys : {benchQuestionsKeys(), benchChancesKeys()})
        help.keys.insert(help.keys.end(), keys.begin(), keys.end());
    return help;
}

}  // namespace

Command benchCommand() {
    return {"bench",      "",          "Measure speed on one core, win chances, or the window's questions",
            benchOptions, benchJson(), &runBench};
}

}  // namespace duelogue
