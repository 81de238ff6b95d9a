#pragma once

#include "match/state/Random.h"
#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// A player that gives any legal reply, all equally likely.
class RandomPlayer final : public ComputerPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::optional<Reply> chooseUnseen(const Replies& replies) override;
    [[nodiscard]] std::string name() const override { return "random"; }

private:
    Random m_random;
};

}  // namespace duelogue
