#include "app/library/measure/GameSpec.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <chrono>
#include <functional>
#include <memory>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/Options.h"

namespace duelogue {

namespace {

/// Measures the time that another player takes to choose.
class TimedPlayer final : public ComputerPlayer {
public:
    explicit TimedPlayer(std::unique_ptr<ComputerPlayer> player) : m_player(std::move(player)) {}

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override {
        const auto begun = std::chrono::steady_clock::now();
        const Reply reply = m_player->choose(view, stop);
        m_seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        return reply;
    }
    [[nodiscard]] std::optional<Reply> chooseUnseen(const Replies& replies) override {
        return m_player->chooseUnseen(replies);
    }
    [[nodiscard]] std::string name() const override { return m_player->name(); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_player->iterations(); }
    [[nodiscard]] std::string problem() const override { return m_player->problem(); }
    void ended(const View& view) override { m_player->ended(view); }
    [[nodiscard]] PlayerStats effort() const { return {m_seconds, iterations()}; }

private:
    std::unique_ptr<ComputerPlayer> m_player;
    double m_seconds = 0;
};

/// Returns a list as the value of a command line option, quoted for a shell if necessary.
std::string spaced(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ",") + word;
    const auto isPlain = [](unsigned char c) {
        return std::isalnum(c) != 0 || std::string_view("-_.,:/").find(static_cast<char>(c)) != std::string_view::npos;
    };
    if (std::all_of(list.begin(), list.end(), isPlain)) return list;
    std::string quoted = "'";
    for (const char c : list) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

/// Returns the settings that differ from their defaults as a --rules option.
std::string rulesOf(const GameSpec& deal) {
    std::vector<std::string> rules;
    const auto known = deal.game->rulebook().settings();
    for (std::size_t i = 0; i < deal.start.options.size(); ++i) {
        if (deal.start.options[i] != known[i].usual)
            rules.push_back(known[i].word + "=" + settingValue(known[i], deal.start.options[i]));
    }
    return rules.empty() ? "" : " --rules " + spaced(rules);
}

}  // namespace

std::string commandToWatch(const GameSpec& deal) {
    return "duelogue watch --game " + deal.game->id() + " --players " + spaced(deal.players) + " --decks " +
           spaced(deal.deckNames) + rulesOf(deal) + " --seed " + std::to_string(deal.start.seed);
}

std::string faultOf(const GameSpec& deal, const MatchReport& report) {
    if (!MatchReport::isFault(report.end)) return {};
    return report.message + " Not counted. Reproduce with: " + commandToWatch(deal);
}

namespace {

/// Creates the player of a seat. The match is at its first question.
using MakePlayer = std::function<std::unique_ptr<ComputerPlayer>(const Match& begun, std::size_t seat)>;

std::unique_ptr<ComputerPlayer> playerAt(const GameSpec& deal, std::size_t seat) {
    return makeSeatPlayer(*deal.game, deal.players[seat], mixedSeed(deal.start.seed, seat), deal.bots);
}

PlayedDeal playWith(const GameSpec& deal, const MakePlayer& make, const std::stop_token& stop) {
    Match match(deal.game->rulebook());
    begin(match, deal.start);
    std::vector<std::unique_ptr<TimedPlayer>> players;
    std::vector<ComputerPlayer*> seats;
    for (std::size_t s = 0; s < deal.players.size(); ++s) {
        players.push_back(std::make_unique<TimedPlayer>(make(match, s)));
        seats.push_back(players.back().get());
    }
    PlayedDeal played{playMatch(match, seats, {}, stop), {}, {}, {}};
    const bool over = played.report.end == MatchReport::End::Over;
    const PlayerSet winners(over ? match.state().globals.winners : std::uint8_t{0});
    for (std::size_t s = 0; s < players.size(); ++s) {
        played.won.push_back(winners.has(PlayerId(static_cast<std::uint8_t>(s))));
        played.efforts.push_back(players[s]->effort());
        if (!players[s]->problem().empty()) played.problems.push_back(players[s]->problem());
    }
    if (const std::string fault = faultOf(deal, played.report); !fault.empty()) played.problems.push_back(fault);
    return played;
}

}  // namespace

PlayedDeal play(const GameSpec& deal, const std::stop_token& stop) {
    return playWith(
        deal, [&](const Match&, std::size_t seat) { return playerAt(deal, seat); }, stop);
}

PlayedDeal playRecorded(const GameSpec& deal, std::size_t seat, CardUse& use, const std::stop_token& stop) {
    const auto make = [&](const Match& begun, std::size_t s) {
        auto player = playerAt(deal, s);
        if (s != seat) return player;
        const View view(begun, PlayerId(static_cast<std::uint8_t>(s)));
        return std::unique_ptr<ComputerPlayer>(std::make_unique<CardUseRecorder>(std::move(player), view, use));
    };
    return playWith(deal, make, stop);
}

int onThreads(int count, const std::function<void()>& work) {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(std::max(count, 1)));
    try {
        for (int i = 1; i < count; ++i) threads.emplace_back(work);
    } catch (const std::system_error&) {
        // The system allows no more threads; those that were started do the work.
    }
    work();
    return 1 + static_cast<int>(threads.size());
}

int forEachOnThreads(std::int64_t count, int jobs, const std::stop_token& stop,
                     const std::function<void(std::int64_t)>& work) {
    std::atomic<std::int64_t> next = 0;
    return onThreads(jobs, [&] {
        for (std::int64_t i = next++; i < count && !stop.stop_requested(); i = next++) work(i);
    });
}

void tellThreads(int wanted, int started, std::ostream& err) {
    if (started < wanted) err << "--jobs: only " << started << " of " << wanted << " threads could be started\n";
}

}  // namespace duelogue
