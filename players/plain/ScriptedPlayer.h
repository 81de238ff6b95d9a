#pragma once

#include <string>
#include <vector>

#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// Gives the replies of a list, written as in the notation without the player's number ("choose Grey Cat"). Where one
/// does not fit, or the list is at its end, it gives the first legal reply and says so in problem().
class ScriptedPlayer final : public ComputerPlayer {
public:
    explicit ScriptedPlayer(std::vector<std::string> replies) : m_replies(std::move(replies)) {}

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "scripted"; }

    /// The first reply that did not fit, and what was asked; empty where all did.
    [[nodiscard]] std::string problem() const override { return m_problem; }
    /// Whether every reply has been given.
    [[nodiscard]] bool isAtEnd() const { return m_next == m_replies.size(); }

private:
    std::vector<std::string> m_replies;
    std::size_t m_next = 0;
    std::string m_problem;
};

}  // namespace duelogue
