#include "app/cli/Deal.h"

#include <chrono>
#include <thread>

namespace duelogue {

namespace {

/// Looks at the clock while another player chooses.
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
    [[nodiscard]] std::string name() const override { return m_player->name(); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_player->iterations(); }
    [[nodiscard]] std::string problem() const override { return m_player->problem(); }
    void ended(const View& view) override { m_player->ended(view); }
    [[nodiscard]] Effort effort() const { return {m_seconds, iterations()}; }

private:
    std::unique_ptr<ComputerPlayer> m_player;
    double m_seconds = 0;
};

}  // namespace

PlayedDeal play(const Deal& deal) {
    Match match(deal.game->rulebook());
    begin(match, deal.start);
    std::vector<std::unique_ptr<TimedPlayer>> players;
    std::vector<ComputerPlayer*> seats;
    for (std::size_t s = 0; s < deal.players.size(); ++s) {
        players.push_back(
            std::make_unique<TimedPlayer>(seat(*deal.game, deal.players[s], mixedSeed(deal.start.seed, s), deal.bots)));
        seats.push_back(players.back().get());
    }
    PlayedDeal played{playMatch(match, seats), {}, {}, {}};
    const bool over = played.report.end == MatchReport::End::Over;
    const PlayerSet winners(over ? match.state().globals.winners : std::uint8_t{0});
    for (std::size_t s = 0; s < players.size(); ++s) {
        played.won.push_back(winners.has(PlayerId(static_cast<std::uint8_t>(s))));
        played.efforts.push_back(players[s]->effort());
        if (!players[s]->problem().empty()) played.problems.push_back(players[s]->problem());
    }
    if (!played.report.message.empty()) played.problems.push_back(played.report.message);
    return played;
}

void onThreads(int count, const std::function<void()>& work) {
    std::vector<std::jthread> threads;
    for (int i = 1; i < count; ++i) threads.emplace_back(work);
    work();
}

}  // namespace duelogue
