#pragma once

#include <string>
#include <vector>

#include "players/plain/ComputerPlayer.h"

namespace duelogue {

/// A player that gives the replies of a list in the notation, without the player's number ("choose Grey Cat"). If a
/// reply does not fit or the list is at its end, the player gives the first legal reply. problem() then reports that.
class ScriptedPlayer final : public ComputerPlayer {
public:
    explicit ScriptedPlayer(std::vector<std::string> replies) : m_replies(std::move(replies)) {}

    using ComputerPlayer::choose;
    [[nodiscard]] Reply choose(const View& view, const std::stop_token& stop) override;
    [[nodiscard]] std::string name() const override { return "scripted"; }

    /// Returns the first reply that did not fit and its question, or an empty string.
    [[nodiscard]] std::string problem() const override { return m_problem; }
    /// Returns true if all replies of the list have been used.
    [[nodiscard]] bool isAtEnd() const { return m_next == m_replies.size(); }

private:
    std::vector<std::string> m_replies;
    std::size_t m_next = 0;
    std::string m_problem;
};

}  // namespace duelogue
