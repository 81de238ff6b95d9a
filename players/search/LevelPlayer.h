#pragma once

#include "players/search/Level.h"
#include "players/search/SearchPlayer.h"

namespace duelogue {

/// A searching player that takes any of the replies that are about as good as the best, each as likely.
///
/// What a few iterations think of a reply may be far off, so it leaves out what a rule of thumb (Evaluation::priors)
/// calls absurd: to throw much away for nothing, to leave undone what plainly is to be done, and to make nothing of
/// what was begun. Where nothing is left, it takes what the search is surest of.
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
