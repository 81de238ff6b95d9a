#pragma once

#include "players/Level.h"
#include "players/SearchPlayer.h"

namespace duelogue {

/// A searching player that takes any of the replies that are about as good as the best, each as likely.
class LevelPlayer final : public ComputerPlayer {
public:
    LevelPlayer(const Evaluation& evaluation, const Level& level, std::uint64_t seed);

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return std::string(m_level.name); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_search.iterations(); }

private:
    const Level& m_level;
    SearchPlayer m_search;
    Random m_random;
};

}  // namespace duelogue
