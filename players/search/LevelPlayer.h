#pragma once

#include "players/search/Level.h"
#include "players/search/SearchPlayer.h"

namespace duelogue {

/// A searching player that picks one of the replies within its level's margin, all equally likely.
///
/// After few iterations the search may misjudge a reply. So the player removes replies that are absurd by
/// Evaluation::priors(): wasting something valuable, missing an obvious play, or wasting what was begun. If no reply
/// remains, it gives the best reply of the search.
class LevelPlayer final : public ComputerPlayer {
public:
    LevelPlayer(const Evaluation& evaluation, const Level& level, std::uint64_t seed);

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return std::string(m_level.name); }
    [[nodiscard]] std::optional<std::uint64_t> iterations() const override { return m_search.iterations(); }
    [[nodiscard]] std::optional<std::int64_t> work() const override { return m_search.work(); }

private:
    const Evaluation& m_evaluation;
    const Level& m_level;
    SearchPlayer m_search;
    Random m_random;

    [[nodiscard]] Replies goodEnough(const View& view);
    [[nodiscard]] std::vector<bool> absurdOnes(const View& view, const Replies& replies);
};

}  // namespace duelogue
